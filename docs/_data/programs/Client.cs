// One call of the API with a time limit and a retry budget. .NET 8 or later, nothing to install.
using System.Text;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;

/// <summary>An error of the API. Status is 0 when no response came.</summary>
public sealed class Problem : Exception
{
    public Problem(int status, string type, string detail) : base($"{status} {type}: {detail}")
    {
        Status = status;
        Type = type;
    }

    public int Status { get; }
    public string Type { get; }
}

public static class Client
{
    static readonly string Url = Variable("DANISH_DATA_API_HOST") ?? "http://127.0.0.1:4010"; // the sandbox
    static readonly string Key = Variable("DANISH_DATA_API_HOST") is null ? "sandbox" : Variable("DANISH_DATA_API_KEY") ?? "sandbox";
    static readonly string? Prefer = Variable("PREFER"); // the sandbox takes code=429 and other errors
    const int Tries = 4; // of one call
    const double LongestWait = 120; // seconds, of one call in all

    // A redirect would carry the key along.
    static readonly HttpClient Http = new(new HttpClientHandler { AllowAutoRedirect = false })
    {
        Timeout = TimeSpan.FromSeconds(30), // for each request
    };

    static readonly object Lock = new();
    static double budget = 10; // retries of the whole process; each response but 429 and 5xx earns a tenth of one
    static DateTime notBefore; // a 429 with Retry-After holds back all calls of the process

    /// <summary>The arguments. Ends the program with its usage when one is missing; those in brackets may be.</summary>
    public static string[] Given(string[] args, string usage)
    {
        var least = usage.Split(' ').Count(word => !word.StartsWith('['));
        return args.Length < least ? Stop($"Usage: dotnet run -- {usage}") : args;
    }

    /// <summary>The lines of a file that are not empty. Ends the program when the file cannot be read.</summary>
    public static string[] Lines(string file)
    {
        try
        {
            return File.ReadLines(file).Select(line => line.Trim()).Where(line => line != "").ToArray();
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            return Stop($"Cannot read {file}: {error.Message}");
        }
    }

    /// <summary>The rows of a CSV file that are not empty. Ends the program when the file is not UTF-8.</summary>
    public static List<string[]> Rows(string file)
    {
        try
        {
            return RowsIn(new UTF8Encoding(false, true).GetString(File.ReadAllBytes(file)).TrimStart('\uFEFF'));
        }
        catch (DecoderFallbackException)
        {
            Stop($"{file} is not UTF-8: in Excel, save it as \"CSV UTF-8\".");
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            Stop($"Cannot read {file}: {error.Message}");
        }
        return [];
    }

    /// <summary>The rows of a text. A quoted cell can hold semicolons, quotes and line ends, which become blanks.</summary>
    public static List<string[]> RowsIn(string text)
    {
        var rows = new List<string[]>();
        var row = new List<string>();
        foreach (Match cell in Regex.Matches(text, "(?:\"([^\"]*(?:\"\"[^\"]*)*)\"|([^;\r\n]*))(;|\r\n?|\n|\\z)"))
        {
            var content = cell.Groups[1].Success ? cell.Groups[1].Value.Replace("\"\"", "\"") : cell.Groups[2].Value;
            row.Add(Regex.Replace(content, "\\s+", " ").Trim());
            if (cell.Groups[3].Value == ";") continue;
            if (row.Any(one => one != "")) rows.Add(row.ToArray());
            row.Clear();
        }
        return rows;
    }

    /// <summary>The rows of a file with these columns, each with a reference of its own in the first one.</summary>
    public static List<string[]> Table(string file, string columns)
    {
        var rows = Rows(file);
        var width = columns.Split(';').Length;
        if (rows.Count == 0 || string.Join(';', rows[0]) != columns || rows.Any(row => row.Length != width || row[0] == ""))
            Stop($"{file} must have the columns {columns} in every line.");
        var twice = rows.GroupBy(row => row[0]).Where(group => group.Count() > 1).Select(group => group.Key).ToList();
        if (twice.Count > 0)
            Stop($"{file} has {string.Join(", ", twice)} more than once: give each line a reference of its own.");
        return rows.Skip(1).ToList();
    }

    /// <summary>A cell of a CSV file, in quotes if it has a semicolon or a quote.</summary>
    public static string Cell(string text) =>
        text.Contains(';') || text.Contains('"') ? "\"" + text.Replace("\"", "\"\"") + "\"" : text;

    static string[] Stop(string message)
    {
        Console.Error.WriteLine(message);
        Environment.Exit(1);
        return [];
    }

    /// <summary>The JSON of a good response. Throws Problem for every other.</summary>
    public static async Task<JsonNode> Call(
        string method, string path, Dictionary<string, string?>? query = null, JsonNode? body = null, string? purpose = null)
    {
        var pairs = (query ?? new()).Where(pair => pair.Value is not null)
            .Select(pair => $"{pair.Key}={Uri.EscapeDataString(pair.Value!)}").ToList();
        var address = Url + path + (pairs.Count > 0 ? "?" + string.Join("&", pairs) : "");
        var (retry, waited) = (0, 0.0);
        while (true)
        {
            var held = Held();
            waited += held;
            await Task.Delay(TimeSpan.FromSeconds(held));
            using var request = new HttpRequestMessage(new HttpMethod(method), address);
            request.Headers.Add("X-API-Key", Key);
            if (purpose is not null) request.Headers.Add("X-Purpose", purpose);
            if (Prefer is not null) request.Headers.Add("Prefer", Prefer);
            if (body is not null) request.Content = new StringContent(body.ToJsonString(), Encoding.UTF8, "application/json");
            var (status, retryAfter, json) = await Send(request);
            if (status is >= 200 and < 500 and not 429) Reward();
            if (status is >= 200 and < 300) return json;
            var wait = retryAfter ?? Math.Pow(2, retry) * (0.5 + Random.Shared.NextDouble() / 2);
            var isLimit = status == 429 && retryAfter > 0;
            // A POST without a response may have been carried out.
            var mayHelp = (status is 0 or 429 or 502 or 503) && (status > 0 || method == "GET") && waited + wait <= LongestWait;
            if (!mayHelp || (!isLimit && (retry + 1 >= Tries || !Spend())))
            {
                var type = (json["type"]?.GetValue<string>() ?? "").Split('#').Last();
                throw new Problem(status, type, json["detail"]?.GetValue<string>() ?? "");
            }
            Console.Error.WriteLine($"{status}: waiting {wait:F0} s");
            if (isLimit)
            {
                Hold(wait);
                continue;
            }
            retry++;
            waited += wait;
            await Task.Delay(TimeSpan.FromSeconds(wait));
        }
    }

    static async Task<(int Status, double? RetryAfter, JsonNode Json)> Send(HttpRequestMessage request)
    {
        try
        {
            using var response = await Http.SendAsync(request);
            var text = await response.Content.ReadAsStringAsync();
            var isJson = response.Content.Headers.ContentType?.MediaType?.Contains("json") ?? false;
            var json = isJson ? JsonNode.Parse(text)! : new JsonObject();
            return ((int)response.StatusCode, response.Headers.RetryAfter?.Delta?.TotalSeconds, json);
        }
        catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
        {
            return (0, null, new JsonObject { ["detail"] = error.Message });
        }
    }

    static string? Variable(string name) => Environment.GetEnvironmentVariable(name) is { Length: > 0 } value ? value : null;

    /// <summary>The seconds until calls may be sent again.</summary>
    static double Held()
    {
        lock (Lock) return Math.Max(0, (notBefore - DateTime.UtcNow).TotalSeconds);
    }

    static void Hold(double seconds)
    {
        var end = DateTime.UtcNow.AddSeconds(seconds);
        lock (Lock) notBefore = end > notBefore ? end : notBefore;
    }

    static void Reward()
    {
        lock (Lock) budget = Math.Min(10, budget + 0.1);
    }

    static bool Spend()
    {
        lock (Lock)
        {
            if (budget < 1) return false;
            budget -= 1;
            return true;
        }
    }
}
