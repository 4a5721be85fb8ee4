package client;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** A call that failed. Its text never has the key. */
public abstract class ClientException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final Pattern HIDDEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");
    private final String operation;
    private final int status;
    private final String requestId;
    private final Long after;
    private final transient HttpHeaders headers;

    ClientException(String operation, Received response, String text) {
        super(visible(operation + ": " + (response.status() == 0 ? "no response" : response.status()) + ", " + text
                + (response.requestId() == null ? "" : " (request " + response.requestId() + ")")));
        this.operation = operation;
        this.status = response.status();
        this.requestId = response.requestId();
        this.after = response.after();
        this.headers = response.headers();
    }

    /** Escapes control characters, so that a text of the server stays one line of a log. */
    static String visible(String text) {
        return HIDDEN.matcher(text).replaceAll(found -> String.format("\\\\u%04X", found.group().codePointAt(0)));
    }

    /** Returns the operationId. */
    public String operation() { return operation; }

    /** Returns the status of the response; 0 without one. */
    public int status() { return status; }

    /** Returns the type of a Problem; empty for other errors. */
    public String type() { return ""; }

    /** Returns the key of the request in the log of the API. */
    public Optional<String> requestId() { return Optional.ofNullable(requestId); }

    /** Returns the time to wait before the same request, if the response names one. */
    public Optional<Duration> retryAfter() { return Optional.ofNullable(after).map(Duration::ofSeconds); }

    /** Returns the headers of the response; none without one. */
    public HttpHeaders headers() { return headers; }
}
