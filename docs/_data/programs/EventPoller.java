// Events of the entities you follow, each once.
import danishdata.*;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class EventPoller {
    static final long PAGE = Long.parseLong(System.getenv().getOrDefault("PAGE", "100"));
    static final Path EVENTS = Path.of("events.jsonl");
    static final Path STATE = Path.of("poller.json");
    static final LifeEventsApi API = new DanishData(settings -> { // without a host, the sandbox with its own key
        if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
    }).lifeEvents();
    record Page(List<?> items, String nextCursor) {}

    /** Where we are with each entity: from, cursor, started. */
    static final Map<String, Object> STATES = new LinkedHashMap<>();
    static final Set<Object> SEEN = new HashSet<>();

    static void stop(String message) {
        System.err.println(message);
        System.exit(1);
    }

    static void write(Path file, String text, OpenOption how) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DSYNC, how);
    }

    static void save() throws IOException {
        Path unfinished = Path.of(STATE + ".new");
        write(unfinished, Json.write(STATES), StandardOpenOption.TRUNCATE_EXISTING);
        Files.move(unfinished, STATE, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Reads the IDs of the events we have. A line that a crash cut off is removed. */
    static void readStored() throws IOException {
        if (!Files.exists(EVENTS)) return;
        String text = new String(Files.readAllBytes(EVENTS), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) write(EVENTS, whole, StandardOpenOption.TRUNCATE_EXISTING);
        whole.lines().forEach(line -> SEEN.add(((Map<?, ?>) Json.read(line)).get("eventId")));
    }

    /** Appends what is new. Act on an event here, in the same transaction. */
    static int store(List<?> events) throws IOException {
        StringBuilder added = new StringBuilder();
        int count = 0;
        for (Object event : events) {
            String line = Json.write(event);
            if (!SEEN.add(((Map<?, ?>) Json.read(line)).get("eventId"))) continue;
            added.append(line).append('\n');
            count++;
        }
        write(EVENTS, added.toString(), StandardOpenOption.APPEND);
        return count;
    }

    /** The page of events of an entity, such as companies/09900012. */
    static Page page(String entity, Map<String, Object> place) {
        String id = entity.substring(entity.indexOf('/') + 1);
        String from = (String) place.get("from");
        String cursor = (String) place.get("cursor");
        if (entity.startsWith("properties/")) {
            var page = API.propertyEventsByBfeNumber(Long.parseLong(id), all -> all.limit(PAGE).from(from).cursor(cursor));
            return new Page(page.items(), page.nextCursor().orElse(null));
        }
        var page = API.companyEventsByCompanyId(id, all -> all.limit(PAGE).from(from).cursor(cursor));
        return new Page(page.items(), page.nextCursor().orElse(null));
    }

    /** Reads an entity to its end. Its place is saved after each page. */
    static int poll(String entity) throws IOException {
        Map<String, Object> place = new LinkedHashMap<>();
        if (STATES.get(entity) instanceof Map<?, ?> saved) saved.forEach((name, value) -> place.put((String) name, value));
        STATES.put(entity, place);
        int count = 0;
        if (place.get("cursor") == null) place.put("started", LocalDate.now(ZoneOffset.UTC).toString());
        do {
            try {
                Page page = page(entity, place);
                count += store(page.items());
                place.put("cursor", page.nextCursor());
            } catch (Problem problem) {
                if (problem.status() != 400 || place.remove("cursor") == null) throw problem;
                return count + poll(entity); // the cursor is refused: from the start again, events stay single
            }
            if (place.get("cursor") == null) place.put("from", place.get("started"));
            save();
        } while (place.get("cursor") != null);
        return count;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 1) stop("Usage: java EventPoller.java FILE");
        List<String> entities = List.of();
        try {
            entities = Files.readAllLines(Path.of(arguments[0])).stream().map(String::strip).filter(line -> !line.isEmpty()).toList();
        } catch (IOException error) {
            stop("Cannot read " + arguments[0] + ": " + error);
        }
        if (Files.exists(STATE)) ((Map<?, ?>) Json.read(Files.readString(STATE))).forEach((name, value) -> STATES.put((String) name, value));
        readStored();
        for (String entity : entities) {
            try {
                System.out.println(entity + ": " + poll(entity) + " new");
            } catch (ClientException error) {
                stop("Stopped at " + entity + ": " + error.getMessage() + ". Run again to go on.");
            }
        }
    }
}
