// A flat, and the property it is a part of, from its written address.
import danishdata.*;
import danishdata.model.*;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class FlatParent {
    static final Map<String, String> CORRECT = Map.of(
            "unit-required", "Several flats have this address: add floor and door.",
            "not-found", "No such address: check street, number, floor and door.");

    static Object known(Optional<Long> value) {
        return value.isPresent() ? value.get() : "unknown";
    }

    static int run(String text) {
        DataApi data = new DanishData(settings -> { // without a host, the sandbox with its own key
            if (System.getenv().getOrDefault("DANISH_DATA_API_HOST", "").isEmpty()) settings.host("http://127.0.0.1:4010").key("sandbox");
        }).data();
        AddressMatchAttributes found = data.attributesByAddress(
                options -> options.address(text).attributes(List.of("bfe_number")));
        if (!found.match().category().equals("EXACT")) {
            System.out.printf("Did you mean %s?%n", found.address().text());
            return 3;
        }
        // One address can lie on a flat and on its parent property: this is the number of the flat.
        Optional<Object> number = found.attributes().get("bfe_number");
        if (number.isEmpty()) {
            String missing = found.warnings().stream().map(warning -> warning.register().toString()).collect(Collectors.joining(", "));
            System.out.println(missing.isEmpty() ? "Nothing is registered with this address." : missing + " did not respond: try again.");
            return 3;
        }
        Property flat = data.propertyByBfe(
                Long.parseLong(number.get().toString()), options -> options.include(List.of(PropertyByBfeInclude.UNITS)));
        String address = flat.location().address().map(Address::text).orElse(text);
        System.out.printf("%s: BFE number %d, %s%n", address, flat.bfeNumber(), flat.propertyType());
        flat.flat().ifPresent(part -> System.out.printf("  flat %s: registered %s m2, share %s/%s%n",
                part.number(), known(part.registeredArea()), known(part.shareNumerator()), known(part.shareDenominator())));
        for (Unit unit : flat.units().orElse(List.of()))
            System.out.printf("  unit: %s m2 in BBR, %s rooms%n", known(unit.totalArea()), known(unit.rooms()));
        if (flat.parentBfeNumber().isEmpty()) {
            System.out.println("  no parent property");
            return 0;
        }
        Property parent = data.propertyByBfe(flat.parentBfeNumber().get(),
                options -> options.include(List.of(PropertyByBfeInclude.PARCELS, PropertyByBfeInclude.BUILDINGS)));
        System.out.printf("parent: BFE number %d, addresses: %d%n", parent.bfeNumber(), parent.addresses().size());
        for (Building building : parent.buildings().orElse(List.of()))
            System.out.printf("  building %s: %s, %s floors, %s m2%n", known(building.buildingNumber()),
                    known(building.constructionYear()), known(building.floors()), known(building.totalArea()));
        for (Parcel parcel : parent.parcels().orElse(List.of()))
            System.out.printf("  parcel %s: %d m2%n", parcel.cadastralNumber(), parcel.registeredArea());
        Stream.of(flat.warnings(), parent.warnings()).flatMap(List::stream).forEach(warning ->
                System.out.printf("  incomplete: %s did not respond%n", warning.register()));
        return 0;
    }

    public static void main(String[] arguments) {
        if (arguments.length < 1) {
            System.err.println("Usage: java FlatParent.java ADDRESS");
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
