import danishdata.DanishData;

public class FirstCall {
    public static void main(String[] args) {
        // Takes the key from DANISH_DATA_API_KEY, and the host from DANISH_DATA_API_HOST if it is set.
        var client = new DanishData();
        var company = client.data().companyByCompanyId("09900012");
        var industry = company.mainIndustry().map(one -> one.code()).orElse("without an industry");
        System.out.println(company.name() + " " + industry);
    }
}
