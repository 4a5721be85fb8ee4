package client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Requests and responses of all operations. */
final class Table {
    private static final Map<?, ?> ALL = read();

    private Table() {}

    private static Map<?, ?> read() {
        try (InputStream file = Table.class.getResourceAsStream("operations.json")) {
            return (Map<?, ?>) Json.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    static String text(String name) { return (String) ALL.get(name); }

    static boolean needsKey() {
        return in(ALL, "apis").values().stream().flatMap(api -> in((Map<?, ?>) api, "operations").values().stream())
                .anyMatch(operation -> ((Map<?, ?>) operation).get("key") != null);
    }

    static Map<?, ?> api(String name) { return in(in(ALL, "apis"), name); }

    static Map<?, ?> in(Map<?, ?> map, String name) { return (Map<?, ?>) map.get(name); }
}
