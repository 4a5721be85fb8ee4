package client;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns JSON that was checked into records, and records into maps. */
final class Records {
    private Records() {}

    /** Type of a response with its type arguments, which a class does not have. */
    abstract static class Returned<T> {
        Type type() { return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; }
    }

    static Object toRecord(Object json, Type type) {
        Type inner = type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1] : null;
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) return Optional.ofNullable(toRecord(json, inner));
        if (json == null) return null;
        if (inner != null && json instanceof List<?> list) {
            List<Object> items = new ArrayList<>();
            for (Object item : list) items.add(toRecord(item, inner));
            return items;
        }
        if (inner != null && json instanceof Map<?, ?> map) {
            Map<String, Object> members = new LinkedHashMap<>();
            map.forEach((name, member) -> members.put((String) name, toRecord(member, inner)));
            return members;
        }
        if (type == long.class || type == Long.class) return ((Number) json).longValue();
        if (type == double.class || type == Double.class) return ((Number) json).doubleValue();
        if (!(type instanceof Class<?> kind && kind.isRecord())) return json;
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Map<?, ?> members = (Map<?, ?>) json;
        Object[] values = Arrays.stream(components).map(one -> toRecord(members.get(nameOf(one)), one.getGenericType())).toArray();
        try {
            return kind.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Returns the members of a record by their names in JSON, without those that may be left out and are absent. */
    static Map<String, Object> members(Record object) {
        Map<String, Object> members = new LinkedHashMap<>();
        try {
            for (RecordComponent component : object.getClass().getRecordComponents()) {
                Field field = component.getAnnotation(Field.class);
                Object member = component.getAccessor().invoke(object);
                boolean isAbsent = member == null || member.equals(Optional.empty());
                if (!isAbsent || field == null || field.required()) members.put(nameOf(component), member);
            }
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
        return members;
    }

    private static String nameOf(RecordComponent component) {
        Field field = component.getAnnotation(Field.class);
        return field == null || field.name().isEmpty() ? component.getName() : field.name();
    }
}
