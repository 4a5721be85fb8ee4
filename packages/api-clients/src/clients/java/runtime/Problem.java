package client;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An error of the API, described by a problem (RFC 9457). */
public final class Problem extends ClientException {
    private static final long serialVersionUID = 1;
    private final String type;
    private final transient Map<?, ?> body;

    Problem(String operation, Received response, Map<?, ?> body) {
        super(operation, response, typeIn(body) + ": " + body.get("detail") + first(body));
        this.type = typeIn(body);
        this.body = body;
    }

    /** Returns place and detail of the first fault; empty if the problem names none. */
    private static String first(Map<?, ?> body) {
        if (!(body.get("errors") instanceof List<?> errors) || errors.isEmpty()) return "";
        Map<?, ?> fault = (Map<?, ?>) errors.get(0);
        Object place = fault.get("pointer") == null ? fault.get("parameter") : fault.get("pointer");
        return " " + (place == null ? "request" : place) + ": " + fault.get("detail");
    }

    private static String typeIn(Map<?, ?> body) {
        return visible(String.valueOf(body.get("type")).replaceFirst("(?s)^.*#", ""));
    }

    /** Returns the part of the type after `#`, a constant of ProblemTypes: `not-found`. */
    @Override
    public String type() { return type; }

    /** Returns the kind of error in a few words. */
    public String title() { return visible(String.valueOf(body.get("title"))); }

    /** Returns what went wrong with this request. */
    public String detail() { return visible(String.valueOf(body.get("detail"))); }

    /** Returns the faults of the request; empty if the problem names none. */
    public List<ProblemError> errors() {
        if (!(body.get("errors") instanceof List<?> errors)) return List.of();
        return errors.stream().map(one -> (ProblemError) Records.toRecord(one, ProblemError.class)).toList();
    }

    /** Returns all members of the problem, such as `errors`. */
    public Map<?, ?> body() { return body; }
}
