// Events of the entities you follow, each once: dotnet run -- entities.txt
using System.Text;
using System.Text.Json.Nodes;

const string Events = "events.jsonl", State = "poller.json";
var pageSize = Environment.GetEnvironmentVariable("PAGE") ?? "100";

void Write(string file, string text, FileMode mode)
{
    using var stream = new FileStream(file, mode);
    stream.Write(Encoding.UTF8.GetBytes(text));
    stream.Flush(flushToDisk: true);
}

// IDs of the events we have. A line that a crash cut off is removed.
HashSet<string> StoredEvents()
{
    if (!File.Exists(Events)) return [];
    var whole = File.ReadAllBytes(Events);
    var end = Array.LastIndexOf(whole, (byte)'\n') + 1;
    using (var stream = new FileStream(Events, FileMode.Open)) stream.SetLength(end);
    var lines = Encoding.UTF8.GetString(whole, 0, end).Split('\n')[..^1];
    return lines.Select(line => (string)JsonNode.Parse(line)!["eventId"]!).ToHashSet();
}

var state = File.Exists(State) ? JsonNode.Parse(File.ReadAllText(State))!.AsObject() : new JsonObject();
var seen = StoredEvents();

// Appends what is new. Act on an event here, in the same transaction.
int Store(JsonArray events)
{
    var added = events.Where(one => !seen.Contains((string)one!["eventId"]!)).ToList();
    Write(Events, string.Concat(added.Select(one => one!.ToJsonString() + "\n")), FileMode.Append);
    foreach (var one in added) seen.Add((string)one!["eventId"]!);
    return added.Count;
}

// Reads an entity to its end. `place` says where we are and is saved after each page.
async Task<int> Poll(string entity, JsonObject place)
{
    var count = 0;
    if (place["cursor"] is null) place["started"] = DateTime.UtcNow.ToString("yyyy-MM-dd");
    while (true)
    {
        JsonNode page;
        try
        {
            page = await Client.Call("GET", $"/denmark/life-events/{entity}/events", new()
            {
                ["limit"] = pageSize,
                ["from"] = (string?)place["from"],
                ["cursor"] = (string?)place["cursor"],
            });
        }
        catch (Problem problem) when (problem.Status == 400 && place["cursor"] is not null)
        {
            place["cursor"] = null; // the cursor is refused: from the start again, `seen` keeps events single
            continue;
        }
        count += Store(page["items"]!.AsArray());
        place["cursor"] = (string?)page["nextCursor"];
        if (place["cursor"] is null) place["from"] = (string?)place["started"];
        Write(State + ".new", state.ToJsonString(), FileMode.Create);
        File.Move(State + ".new", State, overwrite: true);
        if (place["cursor"] is null) return count;
    }
}

foreach (var entity in Client.Lines(Client.Given(args, "FILE")[0]))
{
    if (state[entity] is null) state[entity] = new JsonObject();
    try
    {
        Console.WriteLine($"{entity}: {await Poll(entity, state[entity]!.AsObject())} new");
    }
    catch (Problem problem)
    {
        Console.Error.WriteLine($"Stopped at {entity}: {problem.Message}. Run again to go on.");
        return 1;
    }
}
return 0;
