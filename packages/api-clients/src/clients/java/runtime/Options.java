package client;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Values of a call or of its body, by the names of the contract. */
public abstract class Options {
    final Map<String, Object> values = new LinkedHashMap<>();

    protected Options() {}

    /** Sets a required value. */
    protected final void put(String name, Object value) { values.put(name, value); }

    /** Sets an optional value; null leaves it out. */
    protected final void set(String name, Object value) {
        if (value == null) values.remove(name);
        else values.put(name, value);
    }

    /** Returns the pages of a list; `read` takes a cursor, null for the first page. */
    static <T> Iterable<T> pages(Function<String, T> read, Function<T, Optional<String>> cursor) {
        return () -> Stream.iterate(read.apply(null), Objects::nonNull, page -> cursor.apply(page).map(read).orElse(null)).iterator();
    }
}
