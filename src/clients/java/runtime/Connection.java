package client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends requests within the time limit and the retry budget, and checks the responses. */
final class Connection {
    private static final Set<Integer> RETRIED = Set.of(0, 429, 502, 503);
    private static final double LONGEST_WAIT = 120; // seconds
    private static final int LARGEST = 50_000_000; // bytes of a body
    private static double budget = 10; // retries left to the process; each successful response adds a tenth of one

    // A redirect would carry the key along. All clients share it: it has threads and connections.
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1).followRedirects(HttpClient.Redirect.NEVER).build();
    private final Settings settings;

    Connection(Settings settings) {
        this.settings = settings.checked();
    }

    /** A response, or with status 0 the reason why there is none. */
    private record Response(int status, HttpHeaders headers, byte[] body, String reason) {
        String header(String name) {
            return headers == null ? null : headers.firstValue(name).orElse(null);
        }
    }

    /** Calls an operation. Returns the value of the response, null if it has none. */
    <T> T call(String apiName, String operation, Class<T> type, Options options) {
        Map<?, ?> api = Table.api(apiName);
        Response response = send(Requests.of(operation, api, options.values, settings));
        if (response.status == 0) throw new ConnectionFailure(operation, response.reason);
        if (response.status / 100 == 2) {
            Object shape = Table.in(Table.in(api, "operations"), operation).get("response");
            return shape == null ? null : type.cast(Records.toRecord(parse(operation, response, "application/json", shape, api), type));
        }
        Object problem = parse(operation, response, "application/problem+json", api.get("problem"), api);
        throw new Problem(operation, response.status, response.header("X-Request-Id"), (Map<?, ?>) problem);
    }

    private Response send(HttpRequest request) {
        for (int retry = 0; ; retry++) {
            try {
                Response response = exchange(request);
                String after = response.header("Retry-After");
                double random = ThreadLocalRandom.current().nextDouble(0.5, 1);
                double wait = after != null && after.matches("[0-9]{1,9}") ? Integer.parseInt(after) : Math.pow(2, retry) * random;
                boolean mayHelp = RETRIED.contains(response.status) && retry < settings.retries && wait <= LONGEST_WAIT;
                if (!mayHelp || !spend()) return response;
                Thread.sleep((long) (wait * 1000));
            } catch (InterruptedException error) {
                Thread.currentThread().interrupt();
                return new Response(0, null, null, "interrupted");
            }
        }
    }

    /** Sends a request once. The time limit holds for all of it: connection, headers, body. */
    private Response exchange(HttpRequest request) throws InterruptedException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        CompletableFuture<HttpResponse<Void>> answer = HTTP.sendAsync(request, BodyHandlers.ofByteArrayConsumer(part -> {
            if (body.size() <= LARGEST) part.ifPresent(body::writeBytes);
        }));
        try {
            HttpResponse<Void> response = answer.get(settings.timeout.toMillis(), TimeUnit.MILLISECONDS);
            if (response.statusCode() / 100 == 2) earn();
            return new Response(response.statusCode(), response.headers(), body.toByteArray(), null);
        } catch (TimeoutException error) {
            return new Response(0, null, null, "nothing within " + settings.timeout.toMillis() / 1000.0 + " seconds");
        } catch (ExecutionException error) {
            if (!(error.getCause() instanceof IOException cause)) throw new IllegalStateException(error.getCause());
            return new Response(0, null, null, cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage());
        } finally {
            answer.cancel(true);
        }
    }

    private static synchronized void earn() {
        budget = Math.min(10, budget + 0.1);
    }

    private static synchronized boolean spend() {
        if (budget < 1) return false;
        budget -= 1;
        return true;
    }

    /** Returns the value of a body. Throws UnexpectedResponse if it is not what the contract describes. */
    private static Object parse(String operation, Response response, String wanted, Object shape, Map<?, ?> api) {
        String header = response.header("Content-Type");
        String type = header == null ? "" : header.split(";", 2)[0].trim();
        String fault = null;
        if (!type.equalsIgnoreCase(wanted)) fault = "media type \"" + type + "\" instead of \"" + wanted + "\"";
        else if (response.body.length > LARGEST) fault = "the body has more than " + LARGEST + " bytes";
        Object value = null;
        try {
            if (fault == null) {
                value = Json.read(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(response.body)).toString());
                fault = Shapes.faultIn(value, shape, Table.in(api, "shapes"), "");
            }
        } catch (CharacterCodingException | IllegalArgumentException error) {
            fault = "the body is not JSON";
        }
        if (fault == null) return value;
        throw new UnexpectedResponse(operation, response.status, response.header("X-Request-Id"), fault);
    }
}
