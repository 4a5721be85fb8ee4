// What a house insurer asks about a house, from its written address.
import danishdata.*;
import danishdata.model.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class HouseQuote {
    static final List<String> FACTS = List.of(
            "building_usage_code", "construction_year", "building_residential_area", "outer_wall_material_code",
            "roof_material_code", "heating_installation_code", "supplementary_heating_code", "asbestos_material_code");
    static final Map<String, String> CORRECT = Map.of(
            "unit-required", "Several homes have this address: add floor and door.",
            "not-found", "No such address: check street, number and postal code.",
            "address-discontinued", "The address is no longer in use: ask for the present one.");

    static int run(String text) {
        DanishData client = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        });
        List<String> wanted = new ArrayList<>(FACTS);
        wanted.add("bfe_number");
        AddressMatchAttributes house = client.data().attributesByAddress(options -> options.address(text).attributes(wanted));
        Address address = house.address();
        if (!house.match().category().equals("EXACT")) {
            System.out.printf("Did you mean %s? Ask before you quote.%n", address.text());
            return 3;
        }
        System.out.printf("%s, BFE number %s%n", address.text(), house.attributes().get("bfe_number").orElse("unknown"));
        for (String key : FACTS) {
            Object value = house.attributes().get(key).orElse("not registered, ask the customer");
            System.out.printf("  %s: %s%n", key, value);
        }
        String id = address.addressId().orElse(address.accessAddressId());
        ProductRecommendation product = client.advisor().recommendationsForAProductByAddress(ProductCode.HOUSE, id);
        List<Coverage> coverages = product.recommendation().map(Recommendation::coverages).orElse(List.of());
        String codes = coverages.stream().filter(Coverage::recommended).map(Coverage::code).collect(Collectors.joining(", "));
        System.out.println("  coverages: " + (codes.isEmpty() ? "none recommended" : codes));
        Stream.of(house.warnings(), product.warnings()).flatMap(List::stream).forEach(warning ->
                System.out.printf("  incomplete: %s did not respond; do not quote yet%n", warning.register()));
        return 0;
    }

    public static void main(String[] arguments) {
        if (arguments.length < 1) {
            System.err.println("Usage: java HouseQuote.java ADDRESS");
            System.exit(1);
        }
        try {
            System.exit(run(arguments[0]));
        } catch (ClientException error) {
            System.out.println(CORRECT.getOrDefault(error.type(), error.getMessage()));
            System.exit(2);
        }
    }
}
