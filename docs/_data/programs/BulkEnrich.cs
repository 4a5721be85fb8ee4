// Attributes for a long list of address IDs, in parts: dotnet run -- addresses.txt enriched
using System.Text.Json.Nodes;

const int Part = 1000; // the most one request takes
string[] attributes = ["construction_year", "roof_material_code", "energy_label_class"];

// The items of these IDs, in their order. Halves the part when it is too large.
async Task<List<JsonNode>> Fetch(string[] ids)
{
    try
    {
        var body = new JsonObject
        {
            ["entityType"] = "address",
            ["ids"] = new JsonArray(ids.Select(id => (JsonNode?)id).ToArray()),
            ["attributes"] = new JsonArray(attributes.Select(key => (JsonNode?)key).ToArray()),
        };
        var answer = await Client.Call("POST", "/denmark/data/feature-store/attributes/bulk", body: body);
        return answer["items"]!.AsArray().Select(item => item!.DeepClone()).ToList();
    }
    catch (Problem problem) when (problem.Status == 413 && ids.Length > 1)
    {
        var middle = ids.Length / 2;
        return [.. await Fetch(ids[..middle]), .. await Fetch(ids[middle..])];
    }
}

var folder = Client.Given(args, "FILE FOLDER")[1];
var wanted = Client.Lines(args[0]);
Directory.CreateDirectory(folder);
var outcomes = new SortedDictionary<string, int>(StringComparer.Ordinal);
for (var begin = 0; begin < wanted.Length; begin += Part)
{
    var name = Path.Combine(folder, $"part-{begin / Part + 1:D5}.json");
    if (!File.Exists(name)) // a part that is there was fetched by an earlier run
    {
        try
        {
            var items = await Fetch(wanted[begin..Math.Min(begin + Part, wanted.Length)]);
            File.WriteAllText(name + ".new", new JsonArray(items.ToArray()).ToJsonString());
        }
        catch (Problem problem)
        {
            Console.Error.WriteLine($"Stopped at {name}: {problem.Message}. Run again to resume.");
            return 1;
        }
        File.Move(name + ".new", name); // a part is there whole or not at all
    }
    foreach (var item in JsonNode.Parse(File.ReadAllText(name))!.AsArray())
    {
        var status = (string)item!["status"]!;
        outcomes[status] = outcomes.GetValueOrDefault(status) + 1;
    }
}
var counts = outcomes.Select(outcome => $"{outcome.Value} {outcome.Key}");
Console.WriteLine($"{wanted.Length} addresses: {string.Join(", ", counts)}");
return 0;
