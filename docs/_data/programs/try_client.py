"""One call with a time limit and a retry budget, through the client: python3 try_client.py"""
import os
import sys
from danish_data_client import ClientError, DanishData

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")
PREFER = os.environ.get("PREFER")  # the sandbox takes code=429 and other errors
client = DanishData(headers={"Prefer": PREFER} if PREFER else {})

try:
    company = client.data.company_by_company_id(company_id="09900012")
    print(company["name"])
except ClientError as error:
    print(f"Gave up: {error}")
    sys.exit(1)
