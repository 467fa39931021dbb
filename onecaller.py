import re,subprocess,os,collections
fs=[f for f in subprocess.run("git ls-files",shell=True,capture_output=True,text=True).stdout.split() if re.search(r'\.(ts|tsx)$',f)]
imp=collections.defaultdict(set)
for f in fs:
    s=open(f).read()
    for m in re.finditer(r"(?:from |import\(|import )'(\.[^']+)'",s):
        t=os.path.normpath(os.path.join(os.path.dirname(f),m[1])); imp[t].add(f)
rows=[]
for f in fs:
    if not re.match(r'(packages|apps)/[^/]+/src/',f): continue
    users=imp[f]; src=[u for u in users if '/src/' in u]; 
    tests=[u for u in users if u not in src]
    if len(src)==1:
        n=open(f).read().count('\n'); u=src[0]; un=open(u).read().count('\n')
        dyn="import('" in open(u).read() and re.search(r"import\('[^']*"+re.escape(os.path.basename(f)),open(u).read())
        if not dyn: rows.append((n,un,f,u,len(tests)))
rows.sort()
print(len(rows),sum(1 for r in rows if r[0]<=40))
for r in rows: print(*r)
