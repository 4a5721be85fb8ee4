package client;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A response, or with status 0 the reason why there is none.
 *
 * @param body Null if it is too large.
 * @param after Seconds to wait before the same request; null if the response names none.
 */
record Received(int status, HttpHeaders headers, byte[] body, String reason, Long after) {
    static Received of(HttpResponse.ResponseInfo head, byte[] body) {
        Long after = number(head.headers(), "Retry-After").orElse(null);
        return new Received(head.statusCode(), head.headers(), body, null, after);
    }

    static Received none(String reason) {
        return new Received(0, HttpHeaders.of(Map.<String, List<String>>of(), (name, value) -> true), null, reason, null);
    }

    String requestId() { return headers.firstValue("X-Request-Id").orElse(null); }

    ResponseInfo info(String operation) {
        Optional<ResponseInfo.RateLimit> rateLimit = number(headers, "RateLimit-Limit").flatMap(limit ->
                number(headers, "RateLimit-Remaining").flatMap(remaining ->
                        number(headers, "RateLimit-Reset").map(reset -> new ResponseInfo.RateLimit(limit, remaining, reset))));
        return new ResponseInfo(operation, status, Optional.ofNullable(requestId()), rateLimit, headers);
    }

    private static Optional<Long> number(HttpHeaders headers, String name) {
        return headers.firstValue(name).filter(text -> text.matches("[0-9]{1,9}")).map(Long::valueOf);
    }
}
