"""A flat, and the property it is a part of, from its written address: python3 flat_parent.py "ADDRESS" """
import os
import sys
from danish_data_client import ClientError, DanishData, Problem

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

CORRECT = {
    "unit-required": "Several flats have this address: add floor and door.",
    "not-found": "No such address: check street, number, floor and door.",
}


def main(text: str) -> int:
    data = DanishData().data
    found = data.attributes_by_address(address=text, attributes=["bfe_number"])
    if found["match"]["category"] != "EXACT":
        print(f"Did you mean {found['address']['text']}?")
        return 3
    # One address can lie on a flat and on its parent property: this is the number of the flat.
    number = found["attributes"]["bfe_number"]
    if number is None:
        missing = ", ".join(warning["register"] for warning in found["warnings"])
        print(f"{missing} did not respond: try again." if missing else "Nothing is registered with this address.")
        return 3
    flat = data.property_by_bfe(bfe_number=int(number), include=["units"])
    address = flat["location"]["address"]
    print(f"{address['text'] if address else text}: BFE number {flat['bfeNumber']}, {flat['propertyType']}")
    if part := flat["flat"]:
        print(f"  flat {part['number']}: registered {part['registeredArea']} m2, "
              f"share {part['shareNumerator']}/{part['shareDenominator']}")
    for unit in flat["units"] or []:
        print(f"  unit: {unit['totalArea']} m2 in BBR, {unit['rooms']} rooms")
    if not flat["parentBfeNumber"]:
        print("  no parent property")
        return 0
    parent = data.property_by_bfe(bfe_number=flat["parentBfeNumber"], include=["parcels", "buildings"])
    print(f"parent: BFE number {parent['bfeNumber']}, addresses: {len(parent['addresses'])}")
    for building in parent["buildings"] or []:
        print(f"  building {building['buildingNumber']}: {building['constructionYear']}, "
              f"{building['floors']} floors, {building['totalArea']} m2")
    for parcel in parent["parcels"] or []:
        print(f"  parcel {parcel['cadastralNumber']}: {parcel['registeredArea']} m2")
    for warning in flat["warnings"] + parent["warnings"]:
        print(f"  incomplete: {warning['register']} did not respond")
    return 0


if len(sys.argv) < 2:
    sys.exit("Usage: python3 flat_parent.py ADDRESS")
try:
    sys.exit(main(sys.argv[1]))
except ClientError as error:
    print(CORRECT.get(error.type, error) if isinstance(error, Problem) else error)
    sys.exit(2)
