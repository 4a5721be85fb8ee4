package client;

import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Settings of a client. */
public final class Settings {
    private static final int TRIES = 4; // of one call
    String key = System.getenv(Table.text("keyVariable"));
    String host = System.getenv(Table.text("hostVariable"));
    Duration timeout = Duration.ofSeconds(30);
    Duration maxWait = Duration.ofSeconds(Connection.LONGEST_WAIT);
    int retries = TRIES - 1;
    int maxResponseBytes = 10_000_000;
    Consumer<ResponseInfo> onResponse = none -> {};
    final Map<String, String> headers = new LinkedHashMap<>();

    Settings() {}

    /** Sets the API key. Default: the environment variable. */
    public Settings key(String value) { key = value; return this; }

    /** Sets scheme and host of the APIs, without the path of an API. Default: the environment variable, else production. */
    public Settings host(String value) { host = value; return this; }

    /** Sets the time limit of a request. Default: 30 seconds. */
    public Settings timeout(Duration value) { timeout = value; return this; }

    /** Sets the most retries of one call after 429 without `Retry-After`, 502, 503 or no response. 0 sends each call once. Default: 3. */
    public Settings retries(int value) { retries = value; return this; }

    /** Sets the longest time that one call waits in all, before and between its requests. Default: 120 seconds. */
    public Settings maxWait(Duration value) { maxWait = value; return this; }

    /** Sets the most bytes of a response. Default: 10,000,000. */
    public Settings maxResponseBytes(int value) { maxResponseBytes = value; return this; }

    /** Sets what is called with every response of the service, also of errors and before a retry. Calls in parallel call it in parallel. */
    public Settings onResponse(Consumer<ResponseInfo> value) { onResponse = value; return this; }

    /** Adds a header that is sent with each request, such as `Prefer`. */
    public Settings header(String name, String value) { headers.put(name, value); return this; }

    /** Returns these settings if a request can hold them. */
    Settings checked() {
        if ((key == null || key.isEmpty()) && Table.needsKey())
            throw new InvalidCall("The API key is missing: set " + Table.text("keyVariable") + ", or call key.");
        if (key != null) Requests.check("The API key", key, "[^!-~]", "printable ASCII without spaces");
        HttpRequest.Builder request = HttpRequest.newBuilder();
        headers.forEach((name, value) -> Requests.header(request, name, value));
        if (host != null && !host.matches("(https?://[\\w.:\\[\\]-]+(/[\\w.~%/-]*)?)?"))
            throw new InvalidCall("The host must be an address such as https://host, without a user name or a query.");
        return this;
    }
}
