// One call with a time limit and a retry budget, through the client.
import danishdata.ClientException;
import danishdata.DanishData;

public class TryClient {
    public static void main(String[] arguments) {
        DanishData client = new DanishData(settings -> {
            // Without a host, the sandbox with its own key; else the key is in DANISH_DATA_API_KEY.
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
            String prefer = System.getenv("PREFER"); // the sandbox takes code=429 and other errors
            if (prefer != null) settings.header("Prefer", prefer);
        });
        try {
            System.out.println(client.data().companyByCompanyId("09900012").name());
        } catch (ClientException error) {
            System.out.println("Gave up: " + error.getMessage());
            System.exit(1);
        }
    }
}
