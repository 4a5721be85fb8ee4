"""What a house insurer asks about a house, from its written address: python3 house_quote.py "ADDRESS" """
import os
import sys
from danish_data_client import ClientError, DanishData, Problem

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

FACTS = [
    "building_usage_code", "construction_year", "building_residential_area", "outer_wall_material_code",
    "roof_material_code", "heating_installation_code", "supplementary_heating_code", "asbestos_material_code",
]
CORRECT = {
    "unit-required": "Several homes have this address: add floor and door.",
    "not-found": "No such address: check street, number and postal code.",
    "address-discontinued": "The address is no longer in use: ask for the present one.",
}


def main(text: str) -> int:
    client = DanishData()
    house = client.data.attributes_by_address(address=text, attributes=[*FACTS, "bfe_number"])
    facts, address = house["attributes"], house["address"]
    if house["match"]["category"] != "EXACT":
        print(f"Did you mean {address['text']}? Ask before you quote.")
        return 3
    print(f"{address['text']}, BFE number {facts['bfe_number']}")
    for key in FACTS:
        print(f"  {key}: {facts[key] if facts[key] is not None else 'not registered, ask the customer'}")
    product = client.advisor.recommendations_for_a_product_by_address(
        product_code="HOUSE", address_id=address["addressId"] or address["accessAddressId"]
    )
    coverages = product["recommendation"]["coverages"] if product["recommendation"] else []
    print(f"  coverages: {', '.join(one['code'] for one in coverages if one['recommended']) or 'none recommended'}")
    for warning in house["warnings"] + product["warnings"]:
        print(f"  incomplete: {warning['register']} did not respond; do not quote yet")
    return 0


if len(sys.argv) < 2:
    sys.exit("Usage: python3 house_quote.py ADDRESS")
try:
    sys.exit(main(sys.argv[1]))
except ClientError as error:
    print(CORRECT.get(error.type, error) if isinstance(error, Problem) else error)
    sys.exit(2)
