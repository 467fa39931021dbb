import re,os,sys,subprocess
IMP=re.compile(r"^import (?:(type) )?(?:(\w+)(?:, )?)?(?:(\* as \w+) )?(?:\{([^}]*)\} )?(?:from )?'([^']+)'( with \{[^}]*\})?;\n",re.M)
def parse(s):
    imps=[];last=0;out=[]
    for m in IMP.finditer(s):
        imps.append(m)
    return imps
def split(s):
    # returns header comment, imports list, body
    ms=list(IMP.finditer(s))
    if not ms: 
        h=re.match(r'/\*\*.*?\*/\n',s,re.S); h=h[0] if h else ''
        return h,[],s[len(h):]
    return s[:ms[0].start()],ms,s[ms[-1].end():] if all(s[a.end():b.start()].strip()=='' or s[a.end():b.start()].lstrip().startswith('//') for a,b in zip(ms,ms[1:])) else None
def rel(frm,to):
    r=os.path.relpath(to,os.path.dirname(frm)); return r if r.startswith('.') else './'+r
def run(b,a):
    sb=open(b).read(); sa=open(a).read()
    hb,ib,bb=split(sb); ha,ia,ba=split(sa)
    assert bb is not None and ba is not None,(b,a)
    table={} # module -> dict(default,star,names{name:type?},side,attr)
    order=[]
    def add(m,path,skip=None):
        mod=m[5]
        if mod.startswith('.'):
            mod=os.path.normpath(os.path.join(os.path.dirname(path),mod))
            if mod==os.path.normpath(skip or ''): return
            if mod==os.path.normpath(a): return
        if mod not in table: table[mod]={'d':None,'s':None,'n':{},'side':False,'attr':m[6] or '','dt':False}; order.append(mod)
        t=table[mod]
        if m[2]: t['d']=m[2]; t['dt']=bool(m[1])
        if m[3]: t['s']=m[3]
        if m[4]:
            for x in m[4].split(','):
                x=x.strip()
                if not x: continue
                ty=bool(m[1]) or x.startswith('type '); x=re.sub(r'^type ','',x)
                t['n'][x]=t['n'].get(x,True) and ty
        if not (m[2] or m[3] or m[4]): t['side']=True
    done=False
    for m in ia:
        mod=m[5]
        target=os.path.normpath(os.path.join(os.path.dirname(a),mod)) if mod.startswith('.') else mod
        if target==os.path.normpath(b):
            for mm in ib: add(mm,b,b)
            done=True
        else: add(m,a,b)
    assert done,(b,a)
    lines=[]
    for mod in order:
        t=table[mod]; p=mod
        if os.path.exists(mod): p=rel(a,mod)
        if t['side'] and not(t['d'] or t['s'] or t['n']): lines.append(f"import '{p}';\n"); continue
        ns=t['n']; alltype=bool(ns) and all(ns.values()) and not t['d']
        names=', '.join((('' if alltype or not ty else 'type ')+n) for n,ty in ns.items())
        parts=[]
        if t['d']: parts.append(t['d'])
        if t['s']: parts.append(t['s'])
        if names: parts.append('{ '+names+' }')
        lines.append(f"import {'type ' if (alltype and ns) or (t['dt'] and not ns) else ''}{', '.join(parts)} from '{p}'{t['attr']};\n")
    # unexport in B unless someone else imports it
    body=bb
    names=re.findall(r'^export (?:async )?(?:function|const|class|interface|type|let) (\w+)',body,re.M)
    others=subprocess.run(['git','grep','-l',os.path.basename(b)+"'",'--','apps','packages'],capture_output=True,text=True).stdout.split()
    others=[o for o in others if o!=a and os.path.normpath(b) in [os.path.normpath(os.path.join(os.path.dirname(o),x)) for x in re.findall(r"'(\.[^']*)'",open(o).read())]]
    used=set()
    for o in others:
        s=open(o).read()
        for m in IMP.finditer(s):
            if m[5].startswith('.') and os.path.normpath(os.path.join(os.path.dirname(o),m[5]))==os.path.normpath(b):
                used|={re.sub(r'^type ','',x.strip()) for x in (m[4] or '').split(',') if x.strip()}
        s=re.sub(r"'(\.[^']*/)?"+re.escape(os.path.basename(b))+"'",lambda mm:"'"+rel(o,a)+"'" if os.path.normpath(os.path.join(os.path.dirname(o),mm[0][1:-1]))==os.path.normpath(b) else mm[0],s)
        open(o,'w').write(s)
    for n in names:
        if n not in used: body=re.sub(r'^export ((?:async )?(?:function|const|class|interface|type|let) '+n+r'\b)',r'\1',body,flags=re.M)
    clash=[n for n in re.findall(r'^(?:export )?(?:async )?(?:function|const|class|interface|type|let) (\w+)',body,re.M) if re.search(r'^(?:export )?(?:async )?(?:function|const|class|interface|type|let) '+n+r'\b',ba,re.M)]
    if clash: print('CLASH',b,clash)
    hc=re.sub(r'^/\*\*\s*|\s*\*/\s*$','',hb.strip(),flags=re.S)
    # header comment goes to first main declaration when it has none
    main=os.path.basename(b).rsplit('.',1)[0]
    mm=re.search(r'^(export )?(async )?function '+re.escape(main)+r'\b',body,re.M)
    if mm and hb.strip() and not body[:mm.start()].rstrip().endswith('*/'):
        body=body[:mm.start()]+hb.strip()+'\n'+body[mm.start():]
    elif hb.strip(): print('HEADER LOST:',b,hc[:150].replace('\n',' '))
    open(a,'w').write(ha+''.join(lines)+ba.rstrip('\n')+'\n\n'+body.strip('\n')+'\n')
    subprocess.run(['git','rm','-qf',b],check=True)
    print(b.split('/')[-1],'->',a.split('/')[-1],open(a).read().count('\n'))
pairs=[l.split() for l in sys.stdin if l.strip()]
for b,a in pairs:
    try: run(b,a)
    except AssertionError as e: print('SKIP',e)
