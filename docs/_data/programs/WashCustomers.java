// What the registers say of your customers today.
import danishdata.*;
import danishdata.model.*;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class WashCustomers {
    static final int PERSONS = 100; // the most one request takes
    static final int COMPANIES = 1000;
    static final String PURPOSE = "customer-file-update";
    static final String COLUMNS = "reference;cvr;name;address";

    record Customer(String reference, String cvr, String name, String address) {}

    static void stop(String message) {
        System.err.println(message);
        System.exit(1);
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
        return (protections.contains("MARKETING") ? "no marketing" : person.status().toLowerCase()) + ";" + name + ";" + address;
    }

    /** Result, name and address of one company. */
    static String ofCompany(BulkItem item) {
        if (item.attributes().isEmpty()) return item.status().toLowerCase().replace('_', ' ') + ";;";
        Map<String, Optional<Object>> facts = item.attributes().get();
        String mark = facts.get("advertising_protected").equals(Optional.of(true)) ? ", no advertising" : "";
        Object status = facts.get("company_status").orElse("unknown");
        Object name = facts.get("company_name").orElse("");
        return status.toString().toLowerCase() + mark + ";" + name + ";" + facts.get("company_address_text").orElse("");
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
        List<String> lines = List.of();
        try {
            lines = Files.readString(Path.of(arguments[0])).replace("\ufeff", "").lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException error) {
            stop("Cannot read " + arguments[0] + ": " + error);
        }
        if (lines.isEmpty() || !lines.get(0).equals(COLUMNS) || lines.stream().anyMatch(line -> line.split(";", -1).length != 4))
            stop(arguments[0] + " must have the columns " + COLUMNS + " in every line.");
        List<Customer> customers = lines.stream().skip(1).map(line -> line.split(";", -1))
                .map(row -> new Customer(row[0], row[1], row[2], row[3])).toList();
        try {
            Map<String, String> results = wash(customers);
            StringBuilder text = new StringBuilder("reference;result;name;address\n");
            for (Customer one : customers) text.append(one.reference).append(';').append(results.get(one.reference)).append('\n');
            Files.writeString(Path.of(arguments[1]), text);
            System.out.print(text);
        } catch (ClientException error) {
            stop("Nothing is written: " + error.getMessage());
        }
    }
}
