// Address and BFE number of a list of written addresses: dotnet run -- portfolio.csv matched.csv
using System.Globalization;

const string Given = "reference;address";
const string Written = "reference;confidence;bfe;address;fault";

string Cell(string text) => text.Contains(';') || text.Contains('"') ? $"\"{text.Replace("\"", "\"\"")}\"" : text;

// Confidence, BFE number, address and fault of a written address; null when a register did not respond.
async Task<string[]?> Match(string address)
{
    try
    {
        var query = new Dictionary<string, string?> { ["address"] = address, ["attributes"] = "bfe_number" };
        var found = await Client.Call("GET", "/denmark/data/attributes", query);
        if (found["warnings"]!.AsArray().Count > 0) return null;
        var match = found["match"]!;
        var confidence = ((double)match["confidence"]!).ToString("F2", CultureInfo.InvariantCulture);
        var fault = (string?)match["category"] == "EXACT" ? "" : "check the address";
        return [confidence, $"{found["attributes"]!["bfe_number"]}", (string)found["address"]!["text"]!, fault];
    }
    catch (Problem problem) when (problem.Status is 400 or 404 or 422)
    {
        return ["", "", "", problem.Message[4..]]; // without the status
    }
}

var target = Client.Given(args, "FILE FILE")[1];
var lines = Client.Lines(args[0]);
if (lines.FirstOrDefault() != Given || lines.Any(line => line.Split(';').Length != 2))
{
    Console.Error.WriteLine($"{args[0]} must have the columns {Given} in every line.");
    return 1;
}
var before = File.Exists(target) ? File.ReadAllText(target) : "";
var whole = before[..(before.LastIndexOf('\n') + 1)]; // without a line that a crash cut off
File.WriteAllText(target, whole == "" ? Written + "\n" : whole);
var done = whole.Split('\n').Select(line => line.Split(';')[0]).ToHashSet();
foreach (var line in lines.Skip(1))
{
    var (reference, address) = (line.Split(';')[0], line.Split(';')[1]);
    if (done.Contains(reference)) continue;
    try
    {
        var found = await Match(address) ?? throw new Problem(200, "incomplete", "a register did not respond");
        File.AppendAllText(target, string.Join(';', found.Prepend(reference).Select(Cell)) + "\n");
    }
    catch (Problem problem)
    {
        Console.Error.WriteLine($"Stopped at {reference}: {problem.Message}. Run again to go on.");
        return 1;
    }
}
var rows = Client.Lines(target).Skip(1).ToList();
var faults = rows.Where(row => !row.EndsWith(';')).ToList();
Console.WriteLine($"{rows.Count} addresses: {rows.Count - faults.Count} exact");
foreach (var row in faults)
{
    var cells = row.Split(';', 5);
    Console.WriteLine($"  {cells[0]}: {cells[4].Trim('"').Replace("\"\"", "\"")}");
}
return 0;
