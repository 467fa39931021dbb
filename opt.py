import re,subprocess,collections
fs=subprocess.run("git ls-files '*.ts' '*.tsx'",shell=True,capture_output=True,text=True).stdout.split()
def strip(s):
    s=re.sub(r'/\*.*?\*/',lambda m:'\n'*m[0].count('\n'),s,flags=re.S); return re.sub(r'(^|\s)//[^\n]*','',s)
src={}; 
for f in fs:
    t='/test/' in f or '/browser/' in f or f.startswith('test/') or '.test.' in f
    src[f]=(strip(open(f).read()),t)
alltext='\n'.join(s for s,t in src.values() if not t)
cnt=collections.Counter(re.findall(r'[A-Za-z_]\w*',alltext))
decl=[]
for f,(s,t) in src.items():
    if t or not re.match(r'(packages|apps)/[^/]+/src/',f): continue
    for m in re.finditer(r'^\s+(?:readonly )?([A-Za-z]\w*)\?(?:: |\()',s,flags=re.M): decl.append((f,m[1]))
dc=collections.Counter(n for _,n in decl)
for f,n in decl:
    uses=cnt[n]
    # writes: 'n:' not 'n?:' , 'n,' shorthand, 'n=' jsx, 'n }' 
    w=len(re.findall(r'(?<![\w?.])'+n+r'\s*(?::|=|,|\}|\()',alltext))
    if uses-dc[n]<=2: print(uses,w,f,n)
# default params
