// What the registers say of your customers today: dotnet run -- customers.csv washed.csv
using System.Text.Json.Nodes;

const int Persons = 100, Companies = 1000; // the most one request takes
const string Purpose = "customer-file-update";

// Result, name and address of one person.
string[] OfPerson(JsonNode item)
{
    if ((string)item["status"]! != "MATCH")
        return [(string)item["status"]! == "AMBIGUOUS" ? "several fit" : "no match", "", ""];
    var person = item["person"]!;
    var protections = person["protections"]!.AsArray().Select(one => (string)one!["type"]!).ToList();
    var name = (string?)person["name"]?["full"] ?? "";
    var address = (string?)person["address"]?["text"] ?? "";
    if (protections.Contains("NAME_AND_ADDRESS")) return ["protected", "", ""];
    if (protections.Contains("MARKETING")) return ["no marketing", name, address];
    return [((string)person["status"]!).ToLowerInvariant(), name, address];
}

// Result, name and address of one company.
string[] OfCompany(JsonNode item)
{
    var facts = item["attributes"];
    if (facts is null) return [((string)item["status"]!).ToLowerInvariant().Replace('_', ' '), "", ""];
    var mark = (bool)facts["advertising_protected"]! ? ", no advertising" : "";
    return
    [
        ((string)facts["company_status"]!).ToLowerInvariant() + mark,
        (string)facts["company_name"]!,
        (string?)facts["company_address_text"] ?? "",
    ];
}

// Result of each reference.
async Task<Dictionary<string, string[]>> Wash(List<Customer> customers)
{
    var found = new Dictionary<string, string[]>();
    foreach (var part in customers.Where(one => one.Cvr == "").Chunk(Persons))
    {
        var criteria = part.Select(one => (JsonNode?)new JsonObject
        {
            ["fullName"] = one.Name,
            ["address"] = one.Address,
            ["customerReference"] = one.Reference,
        });
        var body = new JsonObject { ["criteria"] = new JsonArray(criteria.ToArray()) };
        var answer = await Client.Call("POST", "/denmark/data/persons/search", body: body, purpose: Purpose);
        foreach (var item in answer["items"]!.AsArray())
            found[(string)item!["customerReference"]!] = OfPerson(item);
    }
    foreach (var part in customers.Where(one => one.Cvr != "").Chunk(Companies))
    {
        var body = new JsonObject
        {
            ["entityType"] = "company",
            ["ids"] = new JsonArray(part.Select(one => (JsonNode?)one.Cvr).ToArray()),
            ["attributes"] = new JsonArray(
                "company_name", "company_status", "company_address_text", "advertising_protected"),
        };
        var answer = await Client.Call("POST", "/denmark/data/feature-store/attributes/bulk", body: body);
        foreach (var (one, item) in part.Zip(answer["items"]!.AsArray()))
            found[one.Reference] = OfCompany(item!);
    }
    return found;
}

const string Columns = "reference;cvr;name;address";
var rows = Client.Table(Client.Given(args, "FILE FILE")[0], Columns);
var customers = rows.Select(cells => new Customer(cells[0], cells[1], cells[2], cells[3])).ToList();
try
{
    var results = await Wash(customers);
    var washed = customers.Select(one => string.Join(';', results[one.Reference].Prepend(one.Reference).Select(Client.Cell)));
    var text = string.Join('\n', washed.Prepend("reference;result;name;address"));
    File.WriteAllText(args[1], text + "\n");
    Console.WriteLine(text);
    return 0;
}
catch (Problem problem)
{
    Console.Error.WriteLine($"Nothing is written: {problem.Message}");
    return 1;
}

record Customer(string Reference, string Cvr, string Name, string Address);
