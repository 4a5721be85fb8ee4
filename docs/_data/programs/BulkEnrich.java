// Attributes for a long list of address IDs, in parts.
import danishdata.*;
import danishdata.model.*;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class BulkEnrich {
    static final int PART = 1000; // the most one request takes
    static final List<String> ATTRIBUTES = List.of("construction_year", "roof_material_code", "energy_label_class");
    static final DataApi DATA = new DanishData(settings -> { // without a host, the sandbox with its own key
        if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
    }).data();

    static void stop(String message) {
        System.err.println(message);
        System.exit(1);
    }

    /** The items of these IDs, in their order. Halves the part when it is too large. */
    static List<BulkItem> fetch(List<String> ids) {
        try {
            return DATA.bulkFeatureStoreAttributes(new BulkRequest(EntityType.ADDRESS, ids, ATTRIBUTES)).items();
        } catch (Problem problem) {
            if (!problem.type().equals(ProblemTypes.BATCH_TOO_LARGE) || ids.size() == 1) throw problem;
            int middle = ids.size() / 2;
            List<BulkItem> items = new ArrayList<>(fetch(ids.subList(0, middle)));
            items.addAll(fetch(ids.subList(middle, ids.size())));
            return items;
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) stop("Usage: java BulkEnrich.java FILE FOLDER");
        List<String> wanted = List.of();
        try {
            wanted = Files.readAllLines(Path.of(arguments[0])).stream().map(String::strip).filter(line -> !line.isEmpty()).toList();
        } catch (IOException error) {
            stop("Cannot read " + arguments[0] + ": " + error);
        }
        Path folder = Files.createDirectories(Path.of(arguments[1]));
        Map<String, Integer> outcomes = new TreeMap<>();
        for (int begin = 0; begin < wanted.size(); begin += PART) {
            Path part = folder.resolve(String.format("part-%05d.json", begin / PART + 1));
            if (!Files.exists(part)) { // a part that is there was fetched by an earlier run
                Path unfinished = Path.of(part + ".new");
                try {
                    Files.writeString(unfinished, Json.write(fetch(wanted.subList(begin, Math.min(begin + PART, wanted.size())))));
                } catch (ClientException error) {
                    stop("Stopped at " + part + ": " + error.getMessage() + ". Run again to resume.");
                }
                Files.move(unfinished, part, StandardCopyOption.ATOMIC_MOVE); // a part is there whole or not at all
            }
            for (Object item : (List<?>) Json.read(Files.readString(part)))
                outcomes.merge((String) ((Map<?, ?>) item).get("status"), 1, Integer::sum);
        }
        String counts = outcomes.entrySet().stream().map(one -> one.getValue() + " " + one.getKey()).collect(Collectors.joining(", "));
        System.out.println(wanted.size() + " addresses: " + counts);
    }
}
