// What the registers say of your customers today.
import danishdata.*;
import danishdata.model.*;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class WashCustomers {
    static final int PERSONS = 100; // the most one request takes
    static final int COMPANIES = 1000;
    static final String PURPOSE = "customer-file-update";
    static final String COLUMNS = "reference;cvr;name;address";
    static final Pattern CELL = Pattern.compile("(?:\"([^\"]*+(?:\"\"[^\"]*+)*+)\"|([^;\r\n]*+))(;|\r\n?|\n|\\z)");

    record Customer(String reference, String cvr, String name, String address) {}

    static void stop(String message) {
        System.err.println(message);
        System.exit(1);
    }

    static String textOf(Path file) {
        try {
            return Files.readString(file).replace("\ufeff", "");
        } catch (CharacterCodingException error) {
            stop(file + " is not UTF-8: in Excel, save it as \"CSV UTF-8\".");
        } catch (IOException error) {
            stop("Cannot read " + file + ": " + error);
        }
        return "";
    }

    /** The rows that are not empty. A quoted cell can hold semicolons, quotes and line ends, which become blanks. */
    static List<List<String>> rowsIn(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        for (Matcher cell = CELL.matcher(text); cell.find(); ) {
            String content = cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\"\"", "\"");
            row.add(content.replaceAll("(?U)\\s+", " ").strip());
            if (cell.group(3).equals(";")) continue;
            if (!String.join("", row).isEmpty()) rows.add(row);
            row = new ArrayList<>();
        }
        return rows;
    }

    /** The rows of a file with these columns, each with a reference of its own in the first one. */
    static List<List<String>> rowsOf(Path file, String columns) {
        List<List<String>> rows = rowsIn(textOf(file));
        int width = columns.split(";").length;
        if (rows.isEmpty() || !String.join(";", rows.get(0)).equals(columns)
                || rows.stream().anyMatch(row -> row.size() != width || row.get(0).isEmpty()))
            stop(file + " must have the columns " + columns + " in every line.");
        Set<String> seen = new HashSet<>();
        List<String> twice = rows.stream().map(row -> row.get(0)).filter(reference -> !seen.add(reference)).toList();
        if (!twice.isEmpty())
            stop(file + " has " + String.join(", ", twice) + " more than once: give each line a reference of its own.");
        return rows.subList(1, rows.size());
    }

    static String cell(String text) {
        return text.contains(";") || text.contains("\"") ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
    }

    static List<List<Customer>> parts(List<Customer> rows, int size) {
        List<List<Customer>> parts = new ArrayList<>();
        for (int begin = 0; begin < rows.size(); begin += size) parts.add(rows.subList(begin, Math.min(begin + size, rows.size())));
        return parts;
    }

    /** Result, name and address of one person. */
    static String ofPerson(PersonSearchItem item) {
        if (item.person().isEmpty()) return (item.status().equals("AMBIGUOUS") ? "several fit" : "no match") + ";;";
        Person person = item.person().get();
        List<String> protections = person.protections().stream().map(PersonProtection::type).toList();
        if (protections.contains("NAME_AND_ADDRESS")) return "protected;;";
        String name = person.name().map(PersonName::full).orElse("");
        String address = person.address().map(Address::text).orElse("");
        return (protections.contains("MARKETING") ? "no marketing" : person.status().toLowerCase()) + ";" + cell(name) + ";" + cell(address);
    }

    /** Result, name and address of one company. */
    static String ofCompany(BulkItem item) {
        if (item.attributes().isEmpty()) return item.status().toLowerCase().replace('_', ' ') + ";;";
        Map<String, Optional<Object>> facts = item.attributes().get();
        String mark = facts.get("advertising_protected").equals(Optional.of(true)) ? ", no advertising" : "";
        Object status = facts.get("company_status").orElse("unknown");
        String name = facts.get("company_name").orElse("").toString();
        String address = facts.get("company_address_text").orElse("").toString();
        return status.toString().toLowerCase() + mark + ";" + cell(name) + ";" + cell(address);
    }

    /** Result of each reference. */
    static Map<String, String> wash(List<Customer> rows) {
        DataApi data = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        }).data();
        Map<String, String> found = new HashMap<>();
        for (List<Customer> part : parts(rows.stream().filter(one -> one.cvr.isEmpty()).toList(), PERSONS)) {
            List<PersonSearchCriterion> criteria = new ArrayList<>();
            for (Customer one : part) criteria.add(new PersonByNameAndAddress(one.name, one.address).customerReference(one.reference));
            List<PersonSearchItem> items = data.persons(new PersonSearchRequest(criteria), PURPOSE).items();
            for (int i = 0; i < part.size(); i++) found.put(part.get(i).reference, ofPerson(items.get(i)));
        }
        for (List<Customer> part : parts(rows.stream().filter(one -> !one.cvr.isEmpty()).toList(), COMPANIES)) {
            List<String> attributes = List.of("company_name", "company_status", "company_address_text", "advertising_protected");
            List<String> ids = part.stream().map(Customer::cvr).toList();
            List<BulkItem> items = data.bulkFeatureStoreAttributes(new BulkRequest(EntityType.COMPANY, ids, attributes)).items();
            for (int i = 0; i < part.size(); i++) found.put(part.get(i).reference, ofCompany(items.get(i)));
        }
        return found;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) stop("Usage: java WashCustomers.java FILE FILE");
        List<Customer> customers = rowsOf(Path.of(arguments[0]), COLUMNS).stream()
                .map(row -> new Customer(row.get(0), row.get(1), row.get(2), row.get(3))).toList();
        try {
            Map<String, String> results = wash(customers);
            StringBuilder text = new StringBuilder("reference;result;name;address\n");
            for (Customer one : customers) text.append(cell(one.reference)).append(';').append(results.get(one.reference)).append('\n');
            Files.writeString(Path.of(arguments[1]), text);
            System.out.print(text);
        } catch (ClientException error) {
            stop("Nothing is written: " + error.getMessage());
        }
    }
}
