package client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads and writes JSON: objects are maps, arrays are lists, numbers are Long or Double. Reads at most a million values. */
public final class Json {
    private static final int DEEPEST = 200;
    private static final int MOST = 1_000_000;
    private final String text;
    private int at;
    private int depth;
    private int count;

    private Json(String text) { this.text = text; }

    /** Reads a value. An IllegalArgumentException says that the text is not JSON. */
    public static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        if (json.next() != '\0' || json.at < text.length()) throw json.wrong();
        return value;
    }

    private IllegalArgumentException wrong() { return new IllegalArgumentException("wrong at character " + at); }

    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean takes(char character) {
        if (next() != character) return false;
        at++;
        return true;
    }

    private void need(char character) {
        if (!takes(character)) throw wrong();
    }

    private Object value() {
        if (++depth > DEEPEST) throw wrong();
        if (++count > MOST) throw new IllegalArgumentException("more than " + MOST + " values");
        Object value = switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
        depth--;
        return value;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        need('{');
        if (takes('}')) return members;
        do {
            if (next() != '"') throw wrong();
            String name = string();
            need(':');
            members.put(name, value());
        } while (takes(','));
        need('}');
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        need('[');
        if (takes(']')) return items;
        do items.add(value()); while (takes(','));
        need(']');
        return items;
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        String number = text.substring(start, at);
        if (!number.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?")) throw wrong();
        if (number.matches("-?[0-9]{1,18}")) return Long.valueOf(number);
        if (Double.valueOf(number).isInfinite()) throw wrong();
        return Double.valueOf(number);
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char character = text.charAt(at);
            if (character < ' ') throw wrong();
            if (character == '"') {
                at++;
                return string.toString();
            }
            string.append(character == '\\' ? escaped() : character);
        }
        throw wrong();
    }

    private char escaped() {
        if (++at >= text.length()) throw wrong();
        int short_ = "\"\\/bfnrt".indexOf(text.charAt(at));
        if (short_ >= 0) return "\"\\/\b\f\n\r\t".charAt(short_);
        String digits = text.substring(at + 1, Math.min(at + 5, text.length()));
        if (text.charAt(at) != 'u' || !digits.matches("[0-9a-fA-F]{4}")) throw wrong();
        at += 4;
        return (char) Integer.parseInt(digits, 16);
    }

    /** Writes records of this package, maps, lists, texts, numbers, truth values and null; other values as their text. */
    public static String write(Object value) {
        if (value instanceof Optional<?> one) return write(one.orElse(null));
        if (value instanceof Options body) return write(body.values);
        if (value instanceof Record object) return write(Records.members(object));
        if (value instanceof Map<?, ?> map)
            return map.entrySet().stream().map(one -> quoted(String.valueOf(one.getKey())) + ":" + write(one.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        if (value instanceof List<?> list) return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        return value == null || value instanceof Number || value instanceof Boolean ? String.valueOf(value) : quoted(value.toString());
    }

    private static String quoted(String string) {
        StringBuilder text = new StringBuilder("\"");
        for (char character : string.toCharArray()) {
            if (character == '"' || character == '\\') text.append('\\').append(character);
            else if (character < ' ') text.append(String.format("\\u%04x", (int) character));
            else text.append(character);
        }
        return text.append('"').toString();
    }
}
