// A flat, and the property it is a part of, from its written address: dotnet run -- "ADDRESS"
using System.Text.Json.Nodes;

var correct = new Dictionary<string, string>
{
    ["unit-required"] = "Several flats have this address: add floor and door.",
    ["not-found"] = "No such address: check street, number, floor and door.",
};

async Task<JsonNode> Property(JsonNode bfeNumber, string include) =>
    await Client.Call("GET", $"/denmark/data/properties/{bfeNumber}", new() { ["include"] = include });

// A section that was not included, or whose register did not respond, is null.
IEnumerable<JsonNode> Section(JsonNode of, string name) => of[name]?.AsArray().Select(one => one!) ?? [];

try
{
    var found = await Client.Call("GET", "/denmark/data/attributes", new()
    {
        ["address"] = Client.Given(args, "ADDRESS")[0],
        ["attributes"] = "bfe_number",
    });
    if ((string?)found["match"]!["category"] != "EXACT")
    {
        Console.WriteLine($"Did you mean {found["address"]!["text"]}?");
        return 3;
    }
    // One address can lie on a flat and on its parent property: this is the number of the flat.
    if (found["attributes"]!["bfe_number"] is not JsonNode number)
    {
        var missing = string.Join(", ", Section(found, "warnings").Select(warning => warning["register"]));
        Console.WriteLine(missing == "" ? "Nothing is registered with this address." : $"{missing} did not respond: try again.");
        return 3;
    }
    var flat = await Property(number, "units");
    Console.WriteLine($"{flat["location"]!["address"]!["text"]}: BFE number {flat["bfeNumber"]}, {flat["propertyType"]}");
    if (flat["flat"] is JsonNode part)
    {
        Console.WriteLine($"  flat {part["number"]}: registered {part["registeredArea"]} m2, " +
            $"share {part["shareNumerator"]}/{part["shareDenominator"]}");
    }
    foreach (var unit in Section(flat, "units"))
        Console.WriteLine($"  unit: {unit["totalArea"]} m2 in BBR, {unit["rooms"]} rooms");
    if (flat["parentBfeNumber"] is not JsonNode parentNumber)
    {
        Console.WriteLine("  no parent property");
        return 0;
    }
    var parent = await Property(parentNumber, "parcels,buildings");
    Console.WriteLine($"parent: BFE number {parent["bfeNumber"]}, addresses: {Section(parent, "addresses").Count()}");
    foreach (var building in Section(parent, "buildings"))
    {
        Console.WriteLine($"  building {building["buildingNumber"]}: {building["constructionYear"]}, " +
            $"{building["floors"]} floors, {building["totalArea"]} m2");
    }
    foreach (var parcel in Section(parent, "parcels"))
        Console.WriteLine($"  parcel {parcel["cadastralNumber"]}: {parcel["registeredArea"]} m2");
    foreach (var warning in Section(flat, "warnings").Concat(Section(parent, "warnings")))
        Console.WriteLine($"  incomplete: {warning["register"]} did not respond");
    return 0;
}
catch (Problem problem)
{
    Console.WriteLine(correct.GetValueOrDefault(problem.Type, problem.Message));
    return 2;
}
