package client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscribers;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;

/** Sends requests once, within the limits of time and bytes. */
final class Transport {
    private final Settings settings;
    private HttpClient http;

    Transport(Settings settings) { this.settings = settings; }

    private synchronized HttpClient http() {
        // A redirect would carry the key along.
        if (http == null)
            http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).followRedirects(HttpClient.Redirect.NEVER).build();
        return http;
    }

    private synchronized void replace(HttpClient used) {
        if (http == used) http = null;
    }

    /** Sends a request. The time limit holds for all of it: connection, headers, body. A body that is too large is cut. */
    Received send(HttpRequest request) throws InterruptedException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        AtomicReference<HttpResponse.ResponseInfo> head = new AtomicReference<>();
        HttpClient used = null;
        CompletableFuture<?> answer = null;
        try {
            used = http();
            answer = used.sendAsync(request, info -> {
                head.set(info);
                return BodySubscribers.ofByteArrayConsumer(part -> {
                    if (part.isPresent() && isTooLarge(body)) throw new IllegalStateException("too large");
                    part.ifPresent(body::writeBytes);
                });
            });
            answer.get(settings.timeout.toMillis(), TimeUnit.MILLISECONDS);
            return Received.of(head.get(), isTooLarge(body) ? null : body.toByteArray());
        } catch (TimeoutException error) {
            // Without memory the thread of an HttpClient ends, and with it all its later calls.
            replace(used);
            return Received.none("nothing within " + settings.timeout.toMillis() / 1000.0 + " seconds");
        } catch (ExecutionException | RuntimeException | VirtualMachineError error) {
            if (isTooLarge(body)) return Received.of(head.get(), null);
            Throwable cause = error instanceof ExecutionException ? error.getCause() : error;
            String reason = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
            if (!(cause instanceof IOException) || reason.contains("selector")) replace(used);
            return Received.none(cause instanceof VirtualMachineError ? "not enough memory" : reason);
        } finally {
            if (answer != null) answer.cancel(true);
        }
    }

    private boolean isTooLarge(ByteArrayOutputStream body) { return body.size() > settings.maxResponseBytes; }
}
