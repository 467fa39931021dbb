import re,subprocess,glob,collections
# elements: from outlines: build chains by indentation
elems=[] # list of (tag,classes,attrs,ancestors(list idx))
for f in glob.glob('apps/web/test/page/outlines/*.txt'):
    stack=[]
    for line in open(f):
        m=re.match(r'^([+\- =])( +)([a-z][a-z0-9]*)((?:\.[\w-]+)*)(\[[^\n]*?\])?(.*)$',line.rstrip('\n'))
        if not m: continue
        ind=len(m[2])
        parts=[(m[3],m[4],m[5] or '')]
        rest=m[6]
        while stack and stack[-1][0]>=ind: stack.pop()
        cur=[s[1] for s in stack]
        def add(t,c,a):
            e=(t,frozenset(c.split('.')[1:]),a,tuple(cur)); elems.append(e); return len(elems)-1
        i=add(*parts[0]); stack.append((ind,i)); 
        # inline children "span.x span.y"
        r=re.sub(r'"[^"]*"|“[^”]*”','',rest)
        cur=cur+[i]
        for mm in re.finditer(r'(?:^|\s)([a-z][a-z0-9]*)((?:\.[\w-]+)*)(\[[^\]]*\])?',r):
            j=add(mm[1],mm[2],mm[3] or ''); cur=cur+[j]
            stack.append((ind+0.5,j))
classes=set().union(*[e[1] for e in elems])
def comp(c):
    c=re.sub(r'::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?','',c)
    c=re.sub(r'\[[^\]]*\]','',c)
    t=re.match(r'^[a-z][a-z0-9]*',c); return (t[0] if t else None, frozenset(re.findall(r'\.([\w-]+)',c)))
def matches(sel):
    # expand :is/:where naive: skip
    toks=[t for t in re.split(r'\s*([>+~])\s*|\s+',sel.strip()) if t]
    seq=[];comb=[' ']
    for t in toks:
        if t in '>+~': comb[-1]=t
        else: seq.append(comp(t)); comb.append(' ')
    # comb[i] precedes seq[i]
    last=seq[-1]
    def ok(e,c): return (c[0] is None or c[0]==e[0]) and c[1]<=e[1]
    def anc(e,k):
        if k<0: return True
        cb=comb[k+1]
        if cb in '+~': # siblings: only check parent's existence loosely
            return anc(e,k-1) if True else False
        A=e[3]
        if cb=='>':
            return bool(A) and ok(elems[A[-1]],seq[k]) and anc(elems[A[-1]],k-1)
        return any(ok(elems[a],seq[k]) and anc(elems[a],k-1) for a in A)
    return any(ok(e,last) and anc(e,len(seq)-2) for e in elems)
out=[]
for f in subprocess.run("git ls-files 'apps/web/src/*.css'",shell=True,capture_output=True,text=True).stdout.split():
    raw=open(f).read(); s=re.sub(r'/\*.*?\*/',lambda m:re.sub(r'[^\n]',' ',m[0]),raw,flags=re.S)
    for m in re.finditer(r'([^{};]+)\{([^{}]*)\}',s):
        if m[1].strip().startswith('@') or re.match(r'\s*(from|to|\d+%)',m[1]): continue
        ln=s[:m.start(1)+len(m[1])-len(m[1].lstrip())].count('\n')+1
        for sel in re.split(r',(?![^()]*\))',m[1]):
            sel=' '.join(sel.split())
            if ':is(' in sel or ':where(' in sel or ':not(' in sel or ':has(' in sel: continue
            cl=re.findall(r'\.([\w-]+)',sel)
            if not cl: continue
            known=all(c in classes for c in cl)
            if known and not matches(sel): out.append((f.replace('apps/web/src/',''),ln,sel))
print(len(elems),len(classes),len(out))
for o in out: print(*o)
