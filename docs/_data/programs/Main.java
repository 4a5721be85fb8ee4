// One call of the API with a time limit and a retry budget. Java 17 or later: java Main.java
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

public class Main {
    static final String URL = variable("DANISH_DATA_API_HOST", "http://127.0.0.1:4010"); // the sandbox
    static final String KEY = variable("DANISH_DATA_API_KEY", "sandbox");
    static final Duration TIME_LIMIT = Duration.ofSeconds(30); // for each request
    static final int TRIES = 4; // of one call
    static final double LONGEST_WAIT = 120; // seconds
    static final Set<Integer> MAY_HELP = Set.of(0, 429, 502, 503);

    // A redirect would carry the key along.
    static final HttpClient HTTP = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();
    static double budget = 10; // retries of the whole process; each good response earns a tenth of one

    /** An error of the API. `status` is 0 when no response came. */
    static class Problem extends Exception {
        final int status;

        Problem(int status, String body) {
            super(status + " " + body);
            this.status = status;
        }
    }

    static String variable(String name, String otherwise) {
        return Optional.ofNullable(System.getenv(name)).orElse(otherwise);
    }

    /** The body of a good response, JSON as text. */
    static String call(String method, String path, String body) throws Problem, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(URL + path))
                .timeout(TIME_LIMIT)
                .header("X-API-Key", KEY)
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (body != null) request.header("Content-Type", "application/json");
        String prefer = variable("PREFER", ""); // the sandbox takes code=429 and other errors
        if (!prefer.isEmpty()) request.header("Prefer", prefer);
        for (int retry = 0; ; retry++) {
            int status = 0;
            String answer = "";
            Optional<String> retryAfter = Optional.empty();
            try {
                HttpResponse<String> response = HTTP.send(request.build(), BodyHandlers.ofString());
                status = response.statusCode();
                answer = response.body();
                retryAfter = response.headers().firstValue("Retry-After");
            } catch (IOException error) {
                answer = String.valueOf(error.getMessage());
            }
            if (status >= 200 && status < 300) {
                reward();
                return answer;
            }
            double random = ThreadLocalRandom.current().nextDouble(0.5, 1);
            double wait = retryAfter.map(Double::parseDouble).orElse(Math.pow(2, retry) * random);
            if (!MAY_HELP.contains(status) || retry + 1 >= TRIES || wait > LONGEST_WAIT || !spend())
                throw new Problem(status, answer);
            System.err.printf("%d: waiting %.0f s%n", status, wait);
            Thread.sleep((long) (wait * 1000));
        }
    }

    static synchronized void reward() {
        budget = Math.min(10, budget + 0.1);
    }

    static synchronized boolean spend() {
        if (budget < 1) return false;
        budget -= 1;
        return true;
    }

    public static void main(String[] arguments) throws InterruptedException {
        try {
            System.out.println(call("GET", "/denmark/data/companies/09900012", null));
        } catch (Problem problem) {
            System.out.println("Gave up: " + problem.getMessage());
            System.exit(1);
        }
    }
}
