package danishdata;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Calls the client with each line of the standard input: see `Line` in `cases.ts` and `Result` in `drive.ts`. */
public class Driver {
    public static void main(String[] arguments) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            Map<?, ?> line = (Map<?, ?>) Json.read(text);
            Map<String, Object> result = new LinkedHashMap<>();
            List<Object> seen = new ArrayList<>();
            result.put("id", line.get("id"));
            try {
                result.put("value", call(line, seen));
                result.put("ok", true);
            } catch (InvalidCall error) {
                result.put("ok", false);
                result.put("error", "InvalidCall");
                result.put("message", error.getMessage());
            } catch (ClientException error) {
                result.put("ok", false);
                result.put("error", error.getClass().getSimpleName());
                result.put("operation", error.operation());
                result.put("status", (long) error.status());
                result.put("type", error instanceof Problem problem ? problem.type() : null);
                result.put("requestId", error.requestId().orElse(null));
                result.put("message", error.getMessage());
                result.put("retryAfter", error.retryAfter().map(Duration::toSeconds));
                result.put("register", error instanceof Problem problem ? problem.register() : null);
            }
            result.put("seen", seen);
            output.println(Json.write(result));
        }
    }

    private static Object call(Map<?, ?> line, List<Object> seen) throws Exception {
        DanishData client = new DanishData(settings -> {
            settings.retries(line.get("retries") instanceof Long retries ? retries.intValue() : 0);
            settings.onResponse(one -> seen.add(infoOf(one)));
            if (line.get("maxWait") instanceof Long seconds) settings.maxWait(Duration.ofSeconds(seconds));
            if (line.get("maxResponseBytes") instanceof Long bytes) settings.maxResponseBytes(bytes.intValue());
            ((Map<?, ?>) line.get("headers")).forEach((name, value) -> settings.header((String) name, (String) value));
            if (line.get("timeout") instanceof Number seconds) settings.timeout(Duration.ofMillis((long) (seconds.doubleValue() * 1000)));
        });
        Map<String, Object> values = new LinkedHashMap<>();
        ((Map<?, ?>) line.get("parameters")).forEach((name, value) -> values.put(own((String) name), value));
        if (line.get("body") != null) values.put("body", line.get("body"));
        Object api = client.getClass().getMethod(own((String) line.get("api"))).invoke(client);
        Method method = named(api.getClass(), (String) line.get("operation"));
        List<Object> passed = new ArrayList<>();
        for (Parameter parameter : method.getParameters()) {
            Consumer<Object> options = all -> values.forEach((name, value) -> set(all, name, value));
            passed.add(parameter.getType() == Consumer.class ? options : typed(values.remove(parameter.getName()), parameter.getParameterizedType()));
        }
        try {
            return method.invoke(api, passed.toArray());
        } catch (InvocationTargetException error) {
            throw (RuntimeException) error.getCause();
        }
    }

    private static Map<String, Object> infoOf(ResponseInfo response) {
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("operation", response.operation());
        info.put("status", (long) response.status());
        info.put("requestId", response.requestId());
        response.rateLimit().ifPresent(limit -> info.put("rateLimit", limit));
        return info;
    }

    /** Returns the name of the client for a name of the contract: `xPurpose` for `X-Purpose`. */
    private static String own(String name) {
        StringBuilder own = new StringBuilder();
        for (String word : name.split("-"))
            own.append(own.isEmpty() ? word.substring(0, 1).toLowerCase() : word.substring(0, 1).toUpperCase()).append(word.substring(1));
        return own.toString();
    }

    /** Returns the method with this name and the most parameters. */
    private static Method named(Class<?> type, String name) {
        return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals(name))
                .max(Comparator.comparing(Method::getParameterCount)).orElseThrow(() -> new IllegalArgumentException(name));
    }

    private static void set(Object options, String name, Object value) {
        Method setter = named(options.getClass(), name);
        try {
            setter.invoke(options, typed(value, setter.getGenericParameterTypes()[0]));
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Returns a value of a request as the client takes it. */
    private static Object typed(Object json, Type type) {
        if (json == null) return null;
        if (type instanceof ParameterizedType list) {
            List<Object> items = new ArrayList<>();
            for (Object item : (List<?>) json) items.add(typed(item, list.getActualTypeArguments()[0]));
            return items;
        }
        Class<?> kind = (Class<?>) type;
        if (kind.isEnum()) return Arrays.stream(kind.getEnumConstants()).filter(one -> one.toString().equals(json)).findFirst().orElseThrow();
        if (!(json instanceof Map<?, ?> members)) return Records.toRecord(json, type);
        Class<?> own = !kind.isSealed() ? kind : Arrays.stream(kind.getPermittedSubclasses())
                .filter(one -> namesIn(one).containsAll(members.keySet()) && members.keySet().containsAll(requiredIn(one)))
                .findFirst().orElseThrow();
        Map<String, Object> left = new LinkedHashMap<>();
        members.forEach((name, value) -> left.put((String) name, value));
        Constructor<?> constructor = own.getConstructors()[0];
        Object[] values = Arrays.stream(constructor.getParameters())
                .map(one -> typed(left.remove(one.getName()), one.getParameterizedType())).toArray();
        try {
            Object body = constructor.newInstance(values);
            left.forEach((name, value) -> set(body, name, value));
            return body;
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    private static List<String> requiredIn(Class<?> body) {
        return Arrays.stream(body.getConstructors()[0].getParameters()).map(Parameter::getName).toList();
    }

    private static List<String> namesIn(Class<?> body) {
        List<String> names = new ArrayList<>(requiredIn(body));
        Arrays.stream(body.getMethods()).map(Method::getName).forEach(names::add);
        return names;
    }
}
