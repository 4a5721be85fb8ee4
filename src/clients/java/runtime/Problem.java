package client;

import java.util.Map;

/** An error of the API, described by a problem (RFC 9457). */
public final class Problem extends ClientException {
    private static final long serialVersionUID = 1;
    private final String type;
    private final transient Map<?, ?> body;

    Problem(String operation, int status, String requestId, Map<?, ?> body) {
        super(operation, status, requestId, typeIn(body) + ": " + body.get("detail"));
        this.type = typeIn(body);
        this.body = body;
    }

    private static String typeIn(Map<?, ?> body) {
        return String.valueOf(body.get("type")).replaceFirst("^.*#", "");
    }

    /** Returns the part of the type after `#`, a constant of ProblemTypes: `not-found`. */
    @Override
    public String type() {
        return type;
    }

    /** Returns what went wrong with this request. */
    public String detail() {
        return String.valueOf(body.get("detail"));
    }

    /** Returns all members of the problem, such as `errors`. */
    public Map<?, ?> body() {
        return body;
    }
}
