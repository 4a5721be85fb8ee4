package client;

import java.lang.reflect.Type;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;

/** Sends requests within the retry budget, and checks the responses. */
final class Connection {
    private static final Set<Integer> RETRIED = Set.of(0, 429, 502, 503);
    static final int LONGEST_WAIT = 120; // seconds that one call waits in all
    private static final long PAUSE = 5; // seconds without a request when no retry is left
    private static final int RETRY = 10; // permits of the budget that a retry takes
    private static final int FULL = 10 * RETRY;
    private static final Semaphore BUDGET = new Semaphore(FULL); // of the process; each response but 429 and 5xx adds one
    private final Settings settings;
    private final Transport transport;
    private final Hold hold = new Hold();

    Connection(Settings settings) {
        this.settings = settings.checked();
        transport = new Transport(settings);
    }

    /** Calls an operation. Returns the value of the response, null if it has none. */
    @SuppressWarnings("unchecked") // the type is that of the operation
    <T> T call(String apiName, String operation, Type type, Options options) {
        Map<?, ?> api = Table.api(apiName);
        Received response = send(operation, Requests.of(operation, api, options.values, settings));
        if (response.status() == 0) throw new ConnectionFailure(operation, response);
        if (response.status() / 100 == 2) {
            Object shape = Table.in(Table.in(api, "operations"), operation).get("response");
            return shape == null ? null : (T) parse(operation, response, "application/json", shape, api, type);
        }
        Object problem = parse(operation, response, "application/problem+json", api.get("problem"), api, Map.class);
        throw new Problem(operation, response, (Map<?, ?>) problem);
    }

    /** Sends a request until it succeeds, fails for good, or has waited too long. */
    private Received send(String operation, HttpRequest request) {
        // A POST without a response may have been carried out.
        boolean isSafe = !Set.of("POST", "PATCH").contains(request.method());
        double longest = settings.maxWait.toMillis() / 1000.0;
        double waited = 0;
        Received response = null;
        try {
            for (int retry = 0; ; ) {
                double wait = hold.turn();
                if (wait == 0) {
                    response = transport.send(request);
                    int status = response.status();
                    if (status > 0) settings.onResponse.accept(response.info(operation));
                    if (status > 0 && status < 500 && status != 429 && BUDGET.availablePermits() < FULL) BUDGET.release();
                    long after = response.after() == null ? 0 : response.after();
                    boolean isLimit = status == 429 && after > 0;
                    if (isLimit) hold.set(after, response);
                    if (isLimit && settings.retries > 0) continue;
                    double random = ThreadLocalRandom.current().nextDouble(0.5, 1);
                    wait = response.after() == null ? Math.pow(2, retry) * random : after;
                    boolean mayHelp = RETRIED.contains(status) && (status > 0 || isSafe);
                    if (!mayHelp || retry++ >= settings.retries || waited + wait > longest) return response;
                    if (!BUDGET.tryAcquire(RETRY)) {
                        hold.set(PAUSE, response);
                        return response;
                    }
                }
                if (waited + wait > longest) return response == null ? hold.cause() : response;
                waited += wait;
                Thread.sleep((long) (wait * 1000) + 1);
            }
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            return Received.none("interrupted");
        }
    }

    /** Returns the value of a body. Throws UnexpectedResponse if it is not what the contract describes. */
    private static Object parse(String operation, Received response, String wanted, Object shape, Map<?, ?> api, Type type) {
        String mediaType = response.headers().firstValue("Content-Type").orElse("").split(";", 2)[0].trim();
        String location = response.headers().firstValue("Location").orElse("");
        String fault;
        try {
            // What follows a question mark can be personal.
            if (response.status() / 100 == 3 && !location.isEmpty()) fault = "redirect to " + location.split("[?#]", 2)[0] + " not followed";
            else if (!mediaType.equalsIgnoreCase(wanted)) fault = "media type \"" + mediaType + "\" instead of \"" + wanted + "\"";
            else if (response.body() == null) fault = "the body has more bytes than maxResponseBytes allows";
            else {
                Object value = Json.read(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(response.body())).toString());
                fault = Shapes.faultIn(value, shape, Table.in(api, "shapes"), "");
                if (fault == null) return Records.toRecord(value, type);
            }
        } catch (CharacterCodingException | RuntimeException error) {
            fault = "the body is not JSON: " + (error instanceof CharacterCodingException ? "no UTF-8" : error.getMessage());
        } catch (VirtualMachineError error) {
            fault = "not enough memory for the body";
        }
        throw new UnexpectedResponse(operation, response, fault);
    }
}
