// Address and BFE number of a list of written addresses.
import danishdata.*;
import danishdata.model.*;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

public class Portfolio {
    static final String GIVEN = "reference;address";
    static final String WRITTEN = "reference;confidence;bfe;address;fault";

    static void stop(String message) {
        System.err.println(message);
        System.exit(1);
    }

    static String textOf(Path file) {
        try {
            return Files.readString(file).replace("\ufeff", "");
        } catch (IOException error) {
            stop("Cannot read " + file + ": " + error);
            return "";
        }
    }

    static List<String> linesIn(String text) {
        return text.lines().filter(line -> !line.isBlank()).toList();
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
        List<String> lines = linesIn(textOf(Path.of(arguments[0])));
        if (lines.isEmpty() || !lines.get(0).equals(GIVEN) || lines.stream().anyMatch(line -> line.split(";", -1).length != 2))
            stop(arguments[0] + " must have the columns " + GIVEN + " in every line.");
        Path target = Path.of(arguments[1]);
        String before = Files.exists(target) ? textOf(target) : "";
        String whole = before.substring(0, before.lastIndexOf('\n') + 1); // without a line that a crash cut off
        Files.writeString(target, whole.isEmpty() ? WRITTEN + "\n" : whole);
        Set<String> done = linesIn(whole).stream().map(line -> line.split(";", -1)[0]).collect(Collectors.toSet());
        DataApi data = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        }).data();
        for (String line : lines.subList(1, lines.size())) {
            String[] given = line.split(";", -1);
            if (done.contains(given[0])) continue;
            try {
                List<String> cells = match(data, given[1]);
                if (cells.isEmpty()) stop("Stopped at " + given[0] + ": a register did not respond. Run again to go on.");
                String text = cells.stream().map(Portfolio::cell).collect(Collectors.joining(";"));
                Files.writeString(target, given[0] + ";" + text + "\n", StandardOpenOption.APPEND);
            } catch (ClientException error) {
                stop("Stopped at " + given[0] + ": " + error.getMessage() + ". Run again to go on.");
            }
        }
        List<String> rows = linesIn(textOf(target)).stream().skip(1).toList();
        List<String> faults = rows.stream().filter(row -> !row.endsWith(";")).toList();
        System.out.println(rows.size() + " addresses: " + (rows.size() - faults.size()) + " exact");
        for (String row : faults) {
            String[] cells = row.split(";", 5);
            System.out.println("  " + cells[0] + ": " + cells[4].replaceAll("^\"|\"$", "").replace("\"\"", "\""));
        }
    }
}
