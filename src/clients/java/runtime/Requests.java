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

/** Builds requests. */
final class Requests {
    private Requests() {}

    static HttpRequest of(String operation, Map<?, ?> api, Map<String, Object> values, Settings settings) {
        Map<?, ?> described = Table.in(Table.in(api, "operations"), operation);
        String path = (String) described.get("path");
        List<String> query = new ArrayList<>();
        HttpRequest.Builder request = HttpRequest.newBuilder();
        settings.headers.forEach(request::setHeader);
        request.setHeader("Accept", "application/json, application/problem+json").setHeader("User-Agent", Table.text("userAgent"));
        if (api.get("keyHeader") != null) request.setHeader((String) api.get("keyHeader"), settings.key);
        for (Map.Entry<?, ?> parameter : Table.in(described, "parameters").entrySet()) {
            String name = (String) parameter.getKey();
            String place = (String) parameter.getValue();
            Object value = values.get(name);
            if (value == null && !place.endsWith("!")) continue;
            if (value == null) throw new IllegalArgumentException(operation + ": " + name + " is missing.");
            List<String> texts = (value instanceof List<?> list ? list : List.of(value)).stream().map(String::valueOf).toList();
            List<String> encoded = texts.stream().map(Requests::encoded).toList();
            String text = String.join(",", encoded);
            // An address drops the segments `.` and `..`.
            if (place.startsWith("path") && text.matches("[.]{0,2}"))
                throw new IllegalArgumentException(operation + ": " + name + " can't be \"" + text + "\".");
            if (place.startsWith("path")) path = path.replace("{" + name + "}", text);
            else if (place.startsWith("header")) request.setHeader(name, String.join(",", texts));
            else if (place.contains("*")) encoded.forEach(one -> query.add(encoded(name) + "=" + one));
            else if (!encoded.isEmpty()) query.add(encoded(name) + "=" + text);
        }
        Object body = values.get("body");
        if (body != null) request.setHeader("Content-Type", ((String) described.get("body")).replace("!", ""));
        BodyPublisher sent = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(Json.write(body));
        String host = settings.host == null || settings.host.isEmpty() ? (String) api.get("host") : settings.host.replaceAll("/+$", "");
        String address = host + path + (query.isEmpty() ? "" : "?" + String.join("&", query));
        return request.uri(URI.create(address)).method((String) described.get("method"), sent).build();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
