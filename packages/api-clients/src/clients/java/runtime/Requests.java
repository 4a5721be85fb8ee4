package client;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds requests. */
final class Requests {
    private Requests() {}

    static HttpRequest of(String operation, Map<?, ?> api, Map<String, Object> values, Settings settings) {
        Map<?, ?> described = Table.in(Table.in(api, "operations"), operation);
        String path = (String) described.get("path");
        List<String> query = new ArrayList<>();
        HttpRequest.Builder request = HttpRequest.newBuilder();
        settings.headers.forEach((name, value) -> header(request, name, value));
        request.setHeader("Accept", "application/json, application/problem+json").setHeader("User-Agent", Table.text("userAgent"));
        if (described.get("key") instanceof String key) request.setHeader(key.split(": ")[0], key.split(": ", 2)[1] + settings.key);
        for (Map.Entry<?, ?> parameter : Table.in(described, "parameters").entrySet()) {
            String name = (String) parameter.getKey();
            String place = (String) parameter.getValue();
            Object value = values.get(name);
            if (value == null && !place.endsWith("!")) continue;
            if (value == null) throw new InvalidCall(operation + ": " + name + " is missing.");
            List<String> texts = (value instanceof List<?> list ? list : List.of(value)).stream().map(String::valueOf).toList();
            List<String> encoded = texts.stream().map(Requests::encoded).toList();
            String text = String.join(",", encoded);
            // An address drops the segments `.` and `..`.
            if (place.startsWith("path") && text.matches("[.]{0,2}"))
                throw new InvalidCall(operation + ": " + name + " can't be \"" + text + "\".");
            if (place.startsWith("path")) path = path.replace("{" + name + "}", text);
            else if (place.startsWith("header")) header(request, name, String.join(",", texts));
            else if (place.contains("*")) encoded.forEach(one -> query.add(encoded(name) + "=" + one));
            else if (!encoded.isEmpty()) query.add(encoded(name) + "=" + text);
        }
        Object body = values.get("body");
        String bodyType = (String) described.get("body");
        if (body == null && bodyType != null && bodyType.endsWith("!")) throw new InvalidCall(operation + ": body is missing.");
        if (body != null) request.setHeader("Content-Type", bodyType.replace("!", ""));
        BodyPublisher sent = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(Json.write(body));
        String host = settings.host == null || settings.host.isEmpty() ? (String) api.get("host") : settings.host.replaceAll("/+$", "");
        String address = host + path + (query.isEmpty() ? "" : "?" + String.join("&", query));
        return request.uri(URI.create(address)).method((String) described.get("method"), sent).build();
    }

    /** Sets a header. Other characters than printable ASCII would arrive as different ones. */
    static void header(HttpRequest.Builder request, String name, String value) {
        check("The header " + name, value, "[^ -~]", "printable ASCII");
        try {
            request.setHeader(name, value);
        } catch (IllegalArgumentException error) {
            throw new InvalidCall("The header " + name + " can not be sent: " + error.getMessage());
        }
    }

    /** Throws an InvalidCall that names the first character of a value that is not allowed. */
    static void check(String what, String value, String refused, String allowed) {
        Matcher found = Pattern.compile(refused).matcher(value);
        if (!found.find()) return;
        String character = found.group();
        String code = String.format("U+%04X", character.codePointAt(0));
        throw new InvalidCall(what + " has the character \"" + character + "\" (" + code + "). Allowed is " + allowed + ".");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
