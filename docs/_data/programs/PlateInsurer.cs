// Who insures a vehicle today, from its plate: dotnet run -- QQ12345 [DATE]
var correct = new Dictionary<string, string>
{
    ["not-found"] = "No vehicle carries this plate, or it needs no registration.",
    ["ambiguous-plate"] = "The plate has been on several vehicles: give the date you mean, such as 2019-05-01.",
    ["invalid-parameter"] = "This cannot be a plate: check it with the customer.",
};

try
{
    var plate = Client.Given(args, "PLATE [DATE]")[0];
    var found = await Client.Call("GET", "/denmark/data/vehicles", new()
    {
        ["registrationNumber"] = plate,
        ["date"] = args.Length > 1 ? args[1] : null,
    });
    var vehicle = found["vehicle"]!;
    var kid = (string)vehicle["kid"]!; // never a number: it can lose its last digits
    Console.WriteLine($"{plate}: {vehicle["make"]} {vehicle["model"]}, KID {kid}");
    var insurance = await Client.Call("GET", $"/denmark/data/vehicles/{kid}/insurance");
    var insurer = insurance["insurer"];
    if ((string?)insurance["status"] != "ACTIVE" || insurer is null)
    {
        Console.WriteLine($"  not insured today: {insurance["status"]}");
        return 0;
    }
    Console.WriteLine($"  insured since {insurance["createdDate"]} by {insurer["name"]}");
    if (insurer["companyId"] is null) return 0;
    var company = await Client.Call("GET", $"/denmark/data/companies/{insurer["companyId"]}");
    Console.WriteLine($"  CVR number {company["companyId"]}, {company["registeredAddress"]!["text"]}");
    return 0;
}
catch (Problem problem)
{
    Console.WriteLine(correct.GetValueOrDefault(problem.Type, problem.Message));
    return 2;
}
