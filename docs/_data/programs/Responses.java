import danishdata.DanishData;
import danishdata.ResponseInfo;

public class Responses {
    static void log(ResponseInfo response) {
        if (response.requestId().isEmpty()) System.out.println("No request ID.");
        response.rateLimit().ifPresent(limit -> System.out.println(response.operation() + " " + response.status() + " "
                + limit.remaining() + " of " + limit.limit() + " requests left"));
    }

    public static void main(String[] args) {
        var client = new DanishData(settings -> settings.onResponse(Responses::log));
        client.data().companyByCompanyId("09900012");
    }
}
