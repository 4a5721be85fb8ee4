// Address and BFE number of a list of written addresses: dotnet run -- portfolio.csv matched.csv
using System.Globalization;

const string Given = "reference;address";
const string Written = "reference;confidence;bfe;address;fault";

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
var wanted = Client.Table(args[0], Given);
var before = File.Exists(target) ? File.ReadAllText(target) : "";
var whole = before[..(before.LastIndexOf('\n') + 1)]; // without a line that a crash cut off
File.WriteAllText(target, whole == "" ? Written + "\n" : whole);
var done = Client.RowsIn(whole).Select(row => row[0]).ToHashSet();
foreach (var row in wanted)
{
    var (reference, address) = (row[0], row[1]);
    if (done.Contains(reference)) continue;
    try
    {
        var found = await Match(address) ?? throw new Problem(200, "incomplete", "a register did not respond");
        File.AppendAllText(target, string.Join(';', found.Prepend(reference).Select(Client.Cell)) + "\n");
    }
    catch (Problem problem)
    {
        Console.Error.WriteLine($"Stopped at {reference}: {problem.Message}. Run again to go on.");
        return 1;
    }
}
var rows = Client.Rows(target).Skip(1).ToList();
var faults = rows.Where(row => row[4] != "").ToList();
Console.WriteLine($"{rows.Count} addresses: {rows.Count - faults.Count} exact");
foreach (var row in faults) Console.WriteLine($"  {row[0]}: {row[4]}");
return 0;
