"""Who insures a vehicle today, from its plate: python3 plate_insurer.py QQ12345 [DATE]"""
import sys
from client import Problem, call, given

CORRECT = {
    "not-found": "No vehicle carries this plate, or it needs no registration.",
    "ambiguous-plate": "The plate has been on several vehicles: give the date you mean, such as 2019-05-01.",
    "invalid-parameter": "This cannot be a plate: check it with the customer.",
}


def main(plate, date=None):
    vehicle = call("GET", "/denmark/data/vehicles", {"registrationNumber": plate, "date": date})["vehicle"]
    print(f"{plate}: {vehicle['make']} {vehicle['model']}, KID {vehicle['kid']}")
    insurance = call("GET", f"/denmark/data/vehicles/{vehicle['kid']}/insurance")
    if insurance["status"] != "ACTIVE" or not insurance["insurer"]:
        print(f"  not insured today: {insurance['status']}")
        return 0
    insurer = insurance["insurer"]
    print(f"  insured since {insurance['createdDate']} by {insurer['name']}")
    if insurer["companyId"]:
        company = call("GET", f"/denmark/data/companies/{insurer['companyId']}")
        print(f"  CVR number {company['companyId']}, {company['registeredAddress']['text']}")
    return 0


try:
    sys.exit(main(*given("PLATE [DATE]")[:2]))
except Problem as problem:
    print(CORRECT.get(problem.type, problem))
    sys.exit(2)
