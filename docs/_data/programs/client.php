<?php
// One call of the API with a time limit and a retry budget. PHP 8 or later with curl: php client.php
$url = getenv('DANISH_DATA_API_HOST') ?: 'http://127.0.0.1:4010'; // the sandbox
$key = getenv('DANISH_DATA_API_HOST') && getenv('DANISH_DATA_API_KEY') ? getenv('DANISH_DATA_API_KEY') : 'sandbox';
$budget = 10.0; // retries of the whole process; each response but 429 and 5xx earns a tenth of one
const TIME_LIMIT = 30; // seconds, for each request
const TRIES = 4; // of one call
const LONGEST_WAIT = 120; // seconds, of one call in all

/** An error of the API. The code is 0 when no response came. */
class Problem extends RuntimeException {}

/** The JSON of a good response, as an array. */
function call(string $method, string $path, ?array $body = null): array
{
    global $url, $key, $budget;
    $headers = ["X-API-Key: $key"];
    if ($body !== null) $headers[] = 'Content-Type: application/json';
    if (getenv('PREFER')) $headers[] = 'Prefer: ' . getenv('PREFER'); // the sandbox takes code=429 and other errors
    for ($retry = 0, $waited = 0.0; ; ) {
        $retryAfter = null;
        $curl = curl_init($url . $path);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false, // a redirect would carry the key along
            CURLOPT_TIMEOUT => TIME_LIMIT,
            CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$retryAfter): int {
                if (preg_match('/^retry-after: *(\d+)/i', $line, $found)) $retryAfter = (int) $found[1];
                return strlen($line);
            },
        ]);
        if ($body !== null) curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
        $text = (string) curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_HTTP_CODE);
        if ($status >= 200 && $status < 500 && $status !== 429) $budget = min(10.0, $budget + 0.1);
        if ($status >= 200 && $status < 300) return json_decode($text, true);
        $wait = $retryAfter ?? 2 ** $retry * mt_rand(500, 1000) / 1000;
        // A POST without a response may have been carried out.
        $mayHelp = in_array($status, [0, 429, 502, 503], true) && ($status > 0 || $method === 'GET');
        if (!$mayHelp || $waited + $wait > LONGEST_WAIT) throw new Problem("$status $text", $status);
        if ($status !== 429 || !$retryAfter) { // a 429 with Retry-After costs no retry
            if ($retry + 1 >= TRIES || $budget < 1) throw new Problem("$status $text", $status);
            $budget -= 1;
            $retry++;
        }
        $waited += $wait;
        fprintf(STDERR, "%d: waiting %.0f s\n", $status, $wait);
        usleep((int) ($wait * 1000000));
    }
}

try {
    echo call('GET', '/denmark/data/companies/09900012')['name'], "\n";
} catch (Problem $problem) {
    echo 'Gave up: ', $problem->getMessage(), "\n";
    exit(1);
}
