package client;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Values of a call by the names of its parameters. */
public abstract class Options {
    final Map<String, Object> values = new LinkedHashMap<>();

    Options() {}

    /** Returns the pages of a list; `read` takes a cursor, null for the first page. */
    static <T> Iterable<T> pages(Function<String, T> read, Function<T, String> cursor) {
        return () -> new Iterator<>() {
            private T page;

            @Override
            public boolean hasNext() {
                return page == null || cursor.apply(page) != null;
            }

            @Override
            public T next() {
                if (!hasNext()) throw new java.util.NoSuchElementException();
                page = read.apply(page == null ? null : cursor.apply(page));
                return page;
            }
        };
    }
}
