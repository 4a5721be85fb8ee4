"""Who insures a vehicle today, from its plate: python3 plate_insurer.py QQ12345 [DATE]"""
import os
import sys
from danish_data_client import ClientError, DanishData, Problem

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

CORRECT = {
    "not-found": "No vehicle carries this plate, or it needs no registration.",
    "ambiguous-plate": "The plate has been on several vehicles: give the date you mean, such as 2019-05-01.",
    "invalid-parameter": "This cannot be a plate: check it with the customer.",
}


def main(plate: str, date: str | None = None) -> None:
    data = DanishData().data
    vehicle = data.vehicle_by_license_plate(registration_number=plate, date=date)["vehicle"]
    print(f"{plate}: {vehicle['make']} {vehicle['model']}, KID {vehicle['kid']}")
    insurance = data.insurance_company_by_kid(kid=vehicle["kid"])
    insurer = insurance["insurer"]
    if insurance["status"] != "ACTIVE" or not insurer:
        print(f"  not insured today: {insurance['status']}")
        return
    print(f"  insured since {insurance['createdDate']} by {insurer['name']}")
    if not insurer["companyId"]:
        return
    company = data.company_by_company_id(company_id=insurer["companyId"])
    address = company["registeredAddress"]
    print(f"  CVR number {company['companyId']}, {address['text'] if address else 'no address'}")


if len(sys.argv) < 2:
    sys.exit("Usage: python3 plate_insurer.py PLATE [DATE]")
try:
    main(*sys.argv[1:3])
except ClientError as error:
    print(CORRECT.get(error.type, error) if isinstance(error, Problem) else error)
    sys.exit(2)
