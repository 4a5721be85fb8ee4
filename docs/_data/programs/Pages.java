import danishdata.DanishData;

public class Pages {
    public static void main(String[] args) {
        var client = new DanishData();
        for (var page : client.lifeEvents().companyEventsByCompanyIdPages("09900012", options -> options.limit(1L)))
            for (var event : page.items()) System.out.println(event.eventId() + " " + event.type());
    }
}
