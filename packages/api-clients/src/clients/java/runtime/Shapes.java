package client;

import java.util.List;
import java.util.Map;

/** Checks responses. Unknown fields and unknown values of enumerations are valid: later versions add them. */
final class Shapes {
    private Shapes() {}

    /** Returns the first fault of a value with its JSON pointer; null if there is none. */
    static String faultIn(Object value, Object shape, Map<?, ?> shapes, String at) {
        if (!(shape instanceof Map<?, ?> map)) return null;
        if (map.get("$ref") != null) return faultIn(value, shapes.get(map.get("$ref")), shapes, at);
        if (map.get("anyOf") instanceof List<?> options) {
            String first = faultIn(value, options.get(0), shapes, at);
            // The last option is mostly null, so the first fault says more.
            if (first != null && options.stream().allMatch(option -> faultIn(value, option, shapes, at) != null)) return first;
        }
        String found = typeOf(value);
        Object type = map.get("type");
        List<?> types = type instanceof List<?> list ? list : List.of(type == null ? found : type);
        if (!types.contains(found) && !(found.equals("integer") && types.contains("number")))
            return (at.isEmpty() ? "the body" : at) + " is of type " + found + " instead of " + types;
        if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                String fault = faultIn(list.get(i), map.get("items"), shapes, at + "/" + i);
                if (fault != null) return fault;
            }
        }
        if (!(value instanceof Map<?, ?> members)) return null;
        if (map.get("required") instanceof List<?> required)
            for (Object name : required) if (!members.containsKey(name)) return at + "/" + name + " is missing";
        Map<?, ?> known = map.get("properties") instanceof Map<?, ?> properties ? properties : Map.of();
        for (Map.Entry<?, ?> member : members.entrySet()) {
            Object own = known.containsKey(member.getKey()) ? known.get(member.getKey()) : map.get("additionalProperties");
            String fault = faultIn(member.getValue(), own, shapes, at + "/" + member.getKey());
            if (fault != null) return fault;
        }
        return null;
    }

    private static String typeOf(Object value) {
        if (value == null) return "null";
        if (value instanceof Long) return "integer";
        if (value instanceof Double number) return number % 1 == 0 && Math.abs(number) < Long.MAX_VALUE ? "integer" : "number";
        if (value instanceof Boolean) return "boolean";
        return value instanceof List ? "array" : value instanceof Map ? "object" : "string";
    }
}
