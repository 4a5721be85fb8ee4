import sys
from client import Problem, call

try:
    company = call("GET", "/denmark/data/companies/09900012")
    print(company["name"])
except Problem as problem:
    print(f"Gave up: {problem}")
    sys.exit(1)
