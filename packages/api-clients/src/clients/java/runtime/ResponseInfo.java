package client;

import java.net.http.HttpHeaders;
import java.util.Optional;

/**
 * A response of the service, without its body.
 *
 * @param operation The operationId.
 * @param status Status of the response.
 * @param requestId Key of the request in the log of the API.
 * @param rateLimit Empty if the response does not have all three headers.
 * @param headers All headers.
 */
public record ResponseInfo(
        String operation, int status, Optional<String> requestId, Optional<RateLimit> rateLimit, HttpHeaders headers) {
    /** Requests in one window, requests left in it, and seconds until it is full again. */
    public record RateLimit(long limit, long remaining, long reset) {}
}
