"""What a house insurer asks about a house, from its written address: python3 house_quote.py "ADDRESS" """
import sys
from client import Problem, call, given

FACTS = [
    "building_usage_code", "construction_year", "building_residential_area", "outer_wall_material_code",
    "roof_material_code", "heating_installation_code", "supplementary_heating_code", "asbestos_material_code",
]
CORRECT = {
    "unit-required": "Several homes have this address: add floor and door.",
    "not-found": "No such address: check street, number and postal code.",
    "address-discontinued": "The address is no longer in use: ask for the present one.",
}


def main(text):
    house = call("GET", "/denmark/data/attributes", {"address": text, "attributes": ",".join(FACTS + ["bfe_number"])})
    if house["match"]["category"] != "EXACT":
        print(f"Did you mean {house['address']['text']}? Ask before you quote.")
        return 3
    facts, address = house["attributes"], house["address"]
    print(f"{address['text']}, BFE number {facts['bfe_number']}")
    for key in FACTS:
        print(f"  {key}: {facts[key] if facts[key] is not None else 'not registered, ask the customer'}")
    product = call("GET", "/denmark/advisor/recommendations/products/HOUSE", {"addressId": address["addressId"]})
    wanted = [one["code"] for one in (product["recommendation"] or {}).get("coverages", []) if one["recommended"]]
    print(f"  coverages: {', '.join(wanted) or 'none recommended'}")
    for warning in house["warnings"] + product["warnings"]:
        print(f"  incomplete: {warning['register']} did not respond; do not quote yet")
    return 0


try:
    sys.exit(main(given("ADDRESS")[0]))
except Problem as problem:
    print(CORRECT.get(problem.type, problem))
    sys.exit(2)
