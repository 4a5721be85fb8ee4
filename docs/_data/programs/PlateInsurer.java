// Who insures a vehicle today, from its plate.
import danishdata.*;
import danishdata.model.*;
import java.util.Map;
import java.util.Optional;

public class PlateInsurer {
    static final Map<String, String> CORRECT = Map.of(
            "not-found", "No vehicle carries this plate, or it needs no registration.",
            "ambiguous-plate", "The plate has been on several vehicles: give the date you mean, such as 2019-05-01.",
            "invalid-parameter", "This cannot be a plate: check it with the customer.");

    static String known(Optional<String> value) {
        return value.orElse("unknown");
    }

    static void run(String plate, String date) {
        DataApi data = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        }).data();
        Vehicle vehicle = data.vehicleByLicensePlate(plate, options -> options.date(date)).vehicle();
        System.out.printf("%s: %s %s, KID %s%n", plate, known(vehicle.make()), known(vehicle.model()), vehicle.kid());
        VehicleInsurance insurance = data.insuranceCompanyByKid(vehicle.kid());
        if (!insurance.status().equals("ACTIVE") || insurance.insurer().isEmpty()) {
            System.out.println("  not insured today: " + insurance.status());
            return;
        }
        Insurer insurer = insurance.insurer().get();
        System.out.printf("  insured since %s by %s%n", known(insurance.createdDate()), known(insurer.name()));
        if (insurer.companyId().isEmpty()) return;
        Company company = data.companyByCompanyId(insurer.companyId().get());
        String address = company.registeredAddress().map(CompanyAddress::text).orElse("no address");
        System.out.printf("  CVR number %s, %s%n", company.companyId(), address);
    }

    public static void main(String[] arguments) {
        if (arguments.length < 1) {
            System.err.println("Usage: java PlateInsurer.java PLATE [DATE]");
            System.exit(1);
        }
        try {
            run(arguments[0], arguments.length > 1 ? arguments[1] : null);
        } catch (ClientException error) {
            System.out.println(CORRECT.getOrDefault(error.type(), error.getMessage()));
            System.exit(2);
        }
    }
}
