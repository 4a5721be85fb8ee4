// Address and BFE number of a list of written addresses.
import danishdata.*;
import danishdata.model.*;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Portfolio {
    static final String GIVEN = "reference;address";
    static final String WRITTEN = "reference;confidence;bfe;address;fault";
    static final Pattern CELL = Pattern.compile("(?:\"([^\"]*+(?:\"\"[^\"]*+)*+)\"|([^;\r\n]*+))(;|\r\n?|\n|\\z)");

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

    /** Confidence, BFE number, address and fault of a written address; empty when a register did not respond. */
    static List<String> match(DataApi data, String address) {
        try {
            AddressMatchAttributes found = data.attributesByAddress(
                    options -> options.address(address).attributes(List.of("bfe_number")));
            if (!found.warnings().isEmpty()) return List.of();
            String bfe = found.attributes().get("bfe_number").map(Object::toString).orElse("");
            String fault = found.match().category().equals("EXACT") ? "" : "check the address";
            String confidence = String.format(Locale.ROOT, "%.2f", found.match().confidence());
            return List.of(confidence, bfe, found.address().text(), fault);
        } catch (Problem problem) {
            if (!List.of(400, 404, 422).contains(problem.status())) throw problem;
            return List.of("", "", "", problem.type() + ": " + problem.detail());
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) stop("Usage: java Portfolio.java FILE FILE");
        List<List<String>> wanted = rowsOf(Path.of(arguments[0]), GIVEN);
        Path target = Path.of(arguments[1]);
        String before = Files.exists(target) ? textOf(target) : "";
        String whole = before.substring(0, before.lastIndexOf('\n') + 1); // without a line that a crash cut off
        Files.writeString(target, whole.isEmpty() ? WRITTEN + "\n" : whole);
        Set<String> done = rowsIn(whole).stream().map(row -> row.get(0)).collect(Collectors.toSet());
        DataApi data = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        }).data();
        for (List<String> row : wanted) {
            String reference = row.get(0);
            if (done.contains(reference)) continue;
            try {
                List<String> cells = match(data, row.get(1));
                if (cells.isEmpty()) stop("Stopped at " + reference + ": a register did not respond. Run again to go on.");
                String text = Stream.concat(Stream.of(reference), cells.stream()).map(Portfolio::cell).collect(Collectors.joining(";"));
                Files.writeString(target, text + "\n", StandardOpenOption.APPEND);
            } catch (ClientException error) {
                stop("Stopped at " + reference + ": " + error.getMessage() + ". Run again to go on.");
            }
        }
        List<List<String>> rows = rowsIn(textOf(target)).stream().skip(1).toList();
        List<List<String>> faults = rows.stream().filter(row -> !row.get(4).isEmpty()).toList();
        System.out.println(rows.size() + " addresses: " + (rows.size() - faults.size()) + " exact");
        for (List<String> row : faults) System.out.println("  " + row.get(0) + ": " + row.get(4));
    }
}
