"""A flat, and the property it is a part of, from its written address: python3 flat_parent.py "ADDRESS" """
import sys
from client import Problem, call, given

CORRECT = {
    "unit-required": "Several flats have this address: add floor and door.",
    "not-found": "No such address: check street, number, floor and door.",
}


def main(text):
    found = call("GET", "/denmark/data/attributes", {"address": text, "attributes": "unit_total_area"})
    if found["match"]["category"] != "EXACT":
        print(f"Did you mean {found['address']['text']}?")
        return 3
    query = {"addressId": found["address"]["addressId"]}
    properties = call("GET", "/denmark/data/properties/public", query)["items"]
    # One address can lie on a flat and on its parent property: the flat is the more exact one.
    properties.sort(key=lambda one: one["propertyType"] != "OWNER_OCCUPIED_FLAT")
    if not properties:
        print("Nothing is registered with this address.")
        return 3
    flat = call("GET", f"/denmark/data/properties/{properties[0]['bfeNumber']}", {"include": "units"})
    print(f"{flat['location']['address']['text']}: BFE number {flat['bfeNumber']}, {flat['propertyType']}")
    if flat["flat"]:
        part = flat["flat"]
        print(f"  flat {part['number']}: registered {part['registeredArea']} m2, "
              f"share {part['shareNumerator']}/{part['shareDenominator']}")
    for unit in flat["units"] or []:
        print(f"  unit: {unit['totalArea']} m2 in BBR, {unit['rooms']} rooms")
    if not flat["parentBfeNumber"]:
        print("  no parent property")
        return 0
    query = {"include": "parcels,buildings"}
    parent = call("GET", f"/denmark/data/properties/{flat['parentBfeNumber']}", query)
    print(f"parent: BFE number {parent['bfeNumber']}, addresses: {len(parent['addresses'])}")
    for building in parent["buildings"] or []:
        print(f"  building {building['buildingNumber']}: {building['constructionYear']}, "
              f"{building['floors']} floors, {building['totalArea']} m2")
    for parcel in parent["parcels"] or []:
        print(f"  parcel {parcel['cadastralNumber']}: {parcel['registeredArea']} m2")
    for warning in flat["warnings"] + parent["warnings"]:
        print(f"  incomplete: {warning['register']} did not respond")
    return 0


try:
    sys.exit(main(given("ADDRESS")[0]))
except Problem as problem:
    print(CORRECT.get(problem.type, problem))
    sys.exit(2)
