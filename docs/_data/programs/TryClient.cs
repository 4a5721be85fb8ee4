try
{
    var company = await Client.Call("GET", "/denmark/data/companies/09900012");
    Console.WriteLine(company["name"]);
}
catch (Problem problem)
{
    Console.WriteLine($"Gave up: {problem.Message}");
    Environment.ExitCode = 1;
}
