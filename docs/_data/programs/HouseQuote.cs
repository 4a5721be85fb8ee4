// What a house insurer asks about a house, from its written address: dotnet run -- "ADDRESS"
string[] facts =
[
    "building_usage_code", "construction_year", "building_residential_area", "outer_wall_material_code",
    "roof_material_code", "heating_installation_code", "supplementary_heating_code", "asbestos_material_code",
];
var correct = new Dictionary<string, string>
{
    ["unit-required"] = "Several homes have this address: add floor and door.",
    ["not-found"] = "No such address: check street, number and postal code.",
    ["address-discontinued"] = "The address is no longer in use: ask for the present one.",
};

try
{
    var house = await Client.Call("GET", "/denmark/data/attributes", new()
    {
        ["address"] = Client.Given(args, "ADDRESS")[0],
        ["attributes"] = string.Join(",", facts.Append("bfe_number")),
    });
    var address = house["address"]!;
    if ((string?)house["match"]!["category"] != "EXACT")
    {
        Console.WriteLine($"Did you mean {address["text"]}? Ask before you quote.");
        return 3;
    }
    Console.WriteLine($"{address["text"]}, BFE number {house["attributes"]!["bfe_number"]}");
    foreach (var key in facts)
        Console.WriteLine($"  {key}: {house["attributes"]![key]?.ToString() ?? "not registered, ask the customer"}");
    var product = await Client.Call("GET", "/denmark/advisor/recommendations/products/HOUSE", new()
    {
        ["addressId"] = (string?)address["addressId"],
    });
    var coverages = product["recommendation"]?["coverages"]?.AsArray().ToList() ?? [];
    var wanted = coverages.Where(one => (bool)one!["recommended"]!).Select(one => (string?)one!["code"]).ToList();
    Console.WriteLine($"  coverages: {(wanted.Count > 0 ? string.Join(", ", wanted) : "none recommended")}");
    foreach (var warning in house["warnings"]!.AsArray().Concat(product["warnings"]!.AsArray()))
        Console.WriteLine($"  incomplete: {warning!["register"]} did not respond; do not quote yet");
    return 0;
}
catch (Problem problem)
{
    Console.WriteLine(correct.GetValueOrDefault(problem.Type, problem.Message));
    return 2;
}
