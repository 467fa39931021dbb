import re,subprocess,collections
fs=subprocess.run("git ls-files '*.ts' '*.tsx' '*.mjs' '*.js'",shell=True,capture_output=True,text=True).stdout.split()
tok=collections.Counter(); srcTok=collections.Counter(); where={}
def strip(s):
    s=re.sub(r'/\*.*?\*/','',s,flags=re.S); s=re.sub(r'(^|\s)//[^\n]*','',s); return s
for f in fs:
    s=strip(open(f).read())
    test='/test/' in f or '/browser/' in f or f.startswith('test/') or f.endswith('.test.ts')
    for i,l in enumerate(s.split('\n')):
        for w in re.findall(r'[A-Za-z_$][\w$]*',l):
            tok[w]+=1
            if not test: srcTok[w]+=1; where.setdefault(w,(f,i))
decl=re.compile(r'^\s+(?:readonly |static |async |private |public )*#?([A-Za-z_]\w*)\??(?::|\()')
seen=[]
for f in fs:
    if not re.match(r'(packages|apps)/[^/]+/src/',f): continue
    for i,l in enumerate(strip(open(f).read()).split('\n')):
        m=decl.match(l)
        if m and srcTok[m[1]]==1: seen.append((f,m[1],tok[m[1]],l.strip()[:90]))
print(len(seen))
for x in seen: print(*x)
