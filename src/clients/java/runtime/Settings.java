package client;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Settings of a client. */
public final class Settings {
    private static final int TRIES = 4; // of one call
    String key = System.getenv(Table.text("keyVariable"));
    String host = System.getenv(Table.text("hostVariable"));
    Duration timeout = Duration.ofSeconds(30);
    int retries = TRIES - 1;
    final Map<String, String> headers = new LinkedHashMap<>();

    Settings() {}

    /** Sets the API key. Default: the environment variable. */
    public Settings key(String value) {
        key = value;
        return this;
    }

    /** Sets scheme and host of the APIs, without the path of an API. Default: the environment variable, else production. */
    public Settings host(String value) {
        host = value;
        return this;
    }

    /** Sets the time limit of a request. Default: 30 seconds. */
    public Settings timeout(Duration value) {
        timeout = value;
        return this;
    }

    /** Sets the most retries of one call, after 429, 502, 503 or no response. Default: 3. */
    public Settings retries(int value) {
        retries = value;
        return this;
    }

    /** Adds a header that is sent with each request, such as `Prefer`. */
    public Settings header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    /** Returns these settings if a request can hold them. */
    Settings checked() {
        if (key == null || key.isEmpty())
            throw new IllegalArgumentException("The API key is missing: set " + Table.text("keyVariable") + ", or call key.");
        if (!key.matches("[!-~]+"))
            throw new IllegalArgumentException("The API key has a character that a header can not hold.");
        if (host != null && !host.matches("(https?://[^/?#@\\s]+(/[^?#\\s]*)?)?"))
            throw new IllegalArgumentException("The host must be an address such as https://host, without a user name or a query.");
        return this;
    }
}
